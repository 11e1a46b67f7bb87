import type { Fault, Rule, SiteUnderTest } from '../site';
import { twinFault, twinsOf } from '../twins';

/** Every picture of a hero is in `public/engravings`. */
export const pictures: Rule = { name: 'pictures', check };

function check(site: SiteUnderTest): Fault[] {
  return twinsOf(site)
    .filter(({ key, texts }) => key.endsWith('.banner.image') && !site.pictures.includes(texts.en ?? ''))
    .map((twin) => twinFault(twin, `There is no picture "${twin.texts.en}".`, `one of ${site.pictures.join(', ')}`));
}
