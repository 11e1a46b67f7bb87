import type { Finding, SiteUnderTest } from '../site';
import { twinFinding, twinsOf } from '../twins';

/** Every picture of a hero is in `public/engravings`. */
export function pictures(site: SiteUnderTest): Finding[] {
  return twinsOf(site)
    .filter(({ key, texts }) => key.endsWith('.banner.image') && !site.pictures.includes(texts.en ?? ''))
    .map((twin) =>
      twinFinding('pictures', twin, `There is no picture "${twin.texts.en}".`, `one of ${site.pictures.join(', ')}`),
    );
}
