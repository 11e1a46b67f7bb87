import { smallerFile } from '@/lib/pages/smaller-file';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { type Twin, twinFault, twinsOf } from '../twins';

/** Every engraving of a hero is in `public/engravings`, every photograph with its smaller files in `public/photographs`. */
export const pictures: Rule = { name: 'pictures', check };

function check(site: SiteUnderTest): Fault[] {
  const photographs = new Map(
    twinsOf(site).flatMap(({ key, texts }) =>
      key.endsWith('.banner.photograph') ? [[key, texts.en ?? ''] as const] : [],
    ),
  );
  return twinsOf(site).flatMap((twin) => {
    const { key, texts } = twin;
    const text = texts.en ?? '';
    if (key.endsWith('.banner.image')) return missing(twin, text, site.engravings);
    if (photographs.has(key)) return missing(twin, text, site.photographs);
    const [, banner] = /^(.+\.banner)\.smaller\.\d+$/.exec(key) ?? [];
    const photograph = photographs.get(`${banner}.photograph`);
    return photograph === undefined ? [] : missing(twin, smallerFile(photograph, text), site.photographs);
  });
}

function missing(twin: Twin, name: string, known: readonly string[]): Fault[] {
  if (known.includes(name)) return [];
  return [
    twinFault(
      twin,
      `There is no picture "${name}".`,
      known.length > 0 ? `one of ${known.join(', ')}` : 'a file in public/photographs',
    ),
  ];
}
