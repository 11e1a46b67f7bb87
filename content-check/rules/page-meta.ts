import { completeLocales } from '@/lib/i18n/routing';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { readableTwins, twinFault } from '../twins';

const maxLengths: readonly { end: string; max: number }[] = [
  { end: '.meta.title', max: 60 },
  { end: '.meta.description', max: 160 },
];

/** Titles and descriptions for search engines are short enough to be shown in full, and unique among the pages of a language. */
export const pageMeta: Rule = { name: 'page-meta', check };

function check(site: SiteUnderTest): Fault[] {
  const metas = readableTwins(site).filter(({ role }) => role === 'meta');
  return completeLocales.flatMap((locale) => {
    const seen = new Map<string, string>();
    return metas.flatMap((twin) => {
      const text = twin.plain[locale];
      const max = maxLengths.find(({ end }) => twin.key.endsWith(end))?.max ?? Infinity;
      const first = seen.get(text);
      seen.set(text, first ?? twin.key);
      return [
        ...(text.length > max ? [twinFault(twin, `It has ${text.length} characters.`, `at most ${max}`, locale)] : []),
        ...(first !== undefined && text !== ''
          ? [twinFault(twin, `It is the same as ${first}.`, 'a unique text for each page', locale)]
          : []),
      ];
    });
  });
}
