import type { Finding, SiteUnderTest } from '../site';
import { forbiddenForms } from '../text/forbidden-forms';
import { readTwins, twinFinding } from '../twins';

/** Texts whose words are fixed (`locale-13`), straight quotation marks included. */
const FIXED_BY_SPECIFICATION = new Set(['messages.NotFound.heading']);

/** No threat, urgency or shame, no peninsular or familiar Spanish, no placeholder, no straight quotation marks. */
export function forbiddenWords(site: SiteUnderTest): Finding[] {
  return readTwins(site)
    .filter(({ key }) => !FIXED_BY_SPECIFICATION.has(key))
    .flatMap((twin) =>
      (['en', 'es'] as const).flatMap((locale) =>
        forbiddenForms[locale].flatMap(({ pattern, why, instead }) => {
          const found = pattern.exec(twin.plain[locale]);
          return found ? [twinFinding('forbidden-words', twin, `“${found[0].trim()}” ${why}.`, instead, locale)] : [];
        }),
      ),
    );
}
