import { avoidedForms } from '@/content/glossary/avoided';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import type { Fault, PageRule, SiteTexts } from '../site';
import { forbiddenForms } from '../text/forbidden-forms';
import { readableTwins, twinFault } from '../twins';

/** Texts with prescribed wording: by `locale-13`, including straight quotation marks, and by California’s statute. */
const fixedElsewhere = new Set(['messages.NotFound.heading', 'disclosures.everyPage.california.blocks.0.text']);

/** No threat, urgency or shame, no peninsular or familiar Spanish, no placeholder, no straight quotation marks, and one term per concept. */
export const forbiddenWords: PageRule = { name: 'forbidden-words', check };

function check(site: SiteTexts): Fault[] {
  return readableTwins(site)
    .filter(({ key }) => !fixedElsewhere.has(key))
    .flatMap((twin) =>
      completeLocales.flatMap((locale) =>
        formsIn(locale).flatMap(({ pattern, why, instead }) => {
          const found = pattern.exec(twin.plain[locale]);
          return found ? [twinFault(twin, `“${found[0].trim()}” ${why}.`, instead, locale)] : [];
        }),
      ),
    );
}

function formsIn(locale: CompleteLocale) {
  const avoided = avoidedForms[locale].map(({ form, write }) => ({
    pattern: form,
    why: 'is written differently on this site',
    instead: write,
  }));
  return [...forbiddenForms[locale], ...avoided];
}
