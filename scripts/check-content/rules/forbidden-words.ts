import { avoidedForms } from '@/content/glossary/avoided';
import type { Locale } from '@/lib/i18n/routing';
import type { Finding, SiteUnderTest } from '../site';
import { forbiddenForms } from '../text/forbidden-forms';
import { readTwins, twinFinding } from '../twins';

/** Texts whose words are fixed (`locale-13`), straight quotation marks included. */
const FIXED_BY_SPECIFICATION = new Set(['messages.NotFound.heading']);

/** No threat, urgency or shame, no peninsular or familiar Spanish, no placeholder, no straight quotation marks, and one word per thing. */
export function forbiddenWords(site: SiteUnderTest): Finding[] {
  return readTwins(site)
    .filter(({ key }) => !FIXED_BY_SPECIFICATION.has(key))
    .flatMap((twin) =>
      (['en', 'es'] as const).flatMap((locale) =>
        formsIn(locale).flatMap(({ pattern, why, instead }) => {
          const found = pattern.exec(twin.plain[locale]);
          return found ? [twinFinding('forbidden-words', twin, `“${found[0].trim()}” ${why}.`, instead, locale)] : [];
        }),
      ),
    );
}

function formsIn(locale: Locale) {
  const avoided = avoidedForms[locale].map(({ form, write }) => ({
    pattern: form,
    why: 'has another word on this site',
    instead: write,
  }));
  return [...forbiddenForms[locale], ...avoided];
}
