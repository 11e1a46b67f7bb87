import { expect, it } from 'vitest';
import { freeHelpSiteIn, freeHelpSites } from '@/content/help/free-help-sites';
import type { Locale } from '@/lib/i18n/routing';

const { en, es } = freeHelpSites.identityTheft;
const onlyEnglish = freeHelpSites.legalServices.en;
/** A third language, in which no site has a page. */
const third = 'qx' as Locale;

it.each([
  ['identityTheft', 'en', { href: en, isInEnglish: false }],
  ['identityTheft', 'es', { href: es, isInEnglish: false }],
  ['identityTheft', third, { href: en, isInEnglish: true }],
  ['legalServices', 'en', { href: onlyEnglish, isInEnglish: false }],
  ['legalServices', 'es', { href: onlyEnglish, isInEnglish: true }],
  ['legalServices', third, { href: onlyEnglish, isInEnglish: true }],
] as const)(
  '%s links readers of %s to its page in their language, or says that it is in English',
  (name, locale, site) => {
    expect(freeHelpSiteIn(name, locale)).toEqual(site);
  },
);
