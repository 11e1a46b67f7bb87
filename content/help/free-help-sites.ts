import { defaultLocale, type Locale } from '@/lib/i18n/routing';
import { firm } from '../firm';

/** Whom free help serves. */
export type HelpPlace = 'massachusetts' | 'new-york' | 'connecticut' | 'california' | 'anywhere';

type FreeHelpSite = { place: HelpPlace; en: string } & Partial<Record<Locale, string>>;

/**
 * Addresses of public bodies and non-profits that help for free; `es` where they have a page in Spanish. Names and notes are in each
 * language's `help/free-help.ts`.
 */
export const freeHelpSites = {
  massLegalHelp: { place: 'massachusetts', en: 'https://www.masslegalhelp.org/' },
  massAnswer: {
    place: 'massachusetts',
    en: 'https://www.masslegalhelp.org/money-debt/debt-collection/how-file-answer-civil-court-debt-collection-case',
  },
  massLaw: {
    place: 'massachusetts',
    en: 'https://www.mass.gov/info-details/massachusetts-law-about-debt-collection',
  },
  massWages: {
    place: 'massachusetts',
    en: 'https://malegislature.gov/laws/generallaws/partiii/titleiv/chapter246/section28',
  },
  newYorkLegalHelp: { place: 'new-york', en: 'https://www.lawhelpny.org/' },
  newYorkCourts: { place: 'new-york', en: 'https://www.nycourts.gov/courthelp' },
  newYorkBankLaw: { place: 'new-york', en: 'https://www.nysenate.gov/legislation/laws/CVP/5222-A' },
  newYorkOldDebtLaw: { place: 'new-york', en: 'https://www.nysenate.gov/legislation/laws/CVP/214-I' },
  newYorkCoercedLaw: { place: 'new-york', en: 'https://www.nysenate.gov/legislation/laws/GBS/604-BB' },
  cityGlossary: { place: 'new-york', en: firm.sites.cityGlossary, es: firm.sites.cityGlossary },
  connecticutLegalHelp: { place: 'connecticut', en: 'https://ctlawhelp.org/' },
  connecticutCourts: { place: 'connecticut', en: 'https://www.jud.ct.gov/selfhelp.htm' },
  connecticutForms: { place: 'connecticut', en: 'https://www.jud.ct.gov/webforms/' },
  californiaLegalHelp: { place: 'california', en: 'https://www.lawhelpca.org/' },
  californiaRespond: { place: 'california', en: 'https://selfhelp.courts.ca.gov/respond-debt-lawsuit' },
  californiaCourts: { place: 'california', en: 'https://selfhelp.courts.ca.gov/' },
  legalServices: { place: 'anywhere', en: 'https://www.lsc.gov/' },
  creditCounselors: {
    place: 'anywhere',
    en: 'https://www.justice.gov/ust/credit-counseling-debtor-education-information',
  },
  complaint: { place: 'anywhere', ...firm.sites.consumerBureau },
  debtQuestions: { place: 'anywhere', ...firm.sites.tradeCommission },
  suedQuestions: {
    place: 'anywhere',
    en: 'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-a-creditor-or-debt-collector-sues-me-en-334/',
    es: 'https://www.consumerfinance.gov/es/obtener-respuestas/que-deberia-hacer-si-un-acreedor-o-un-cobrador-de-deudas-me-demanda-es-334/',
  },
  contactQuestions: {
    place: 'anywhere',
    en: 'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-when-a-debt-collector-contacts-me-en-1695/',
  },
  relativeQuestions: {
    place: 'anywhere',
    en: 'https://www.consumerfinance.gov/ask-cfpb/can-i-be-personally-responsible-for-paying-deceased-relatives-debts-can-debt-collector-contact-me-about-those-debts-en-1469/',
  },
  relativeAdvice: { place: 'anywhere', en: 'https://consumer.ftc.gov/articles/debts-and-deceased-relatives' },
  identityTheft: { place: 'anywhere', en: 'https://www.identitytheft.gov/', es: 'https://www.robodeidentidad.gov/' },
  creditReports: { place: 'anywhere', en: 'https://www.annualcreditreport.com/' },
  safetyHotline: { place: 'anywhere', en: 'https://www.thehotline.org/', es: 'https://espanol.thehotline.org/' },
  hospitalRules: {
    place: 'anywhere',
    en: 'https://www.irs.gov/charities-non-profits/billing-and-collections-section-501r6',
    es: 'https://www.irs.gov/es/charities-non-profits/billing-and-collections-section-501r6',
  },
  medicalBills: { place: 'anywhere', en: 'https://www.cms.gov/medical-bill-rights' },
  canceledDebtTax: { place: 'anywhere', en: 'https://www.irs.gov/taxtopics/tc431' },
  taxForm: { place: 'anywhere', en: 'https://www.irs.gov/forms-pubs/about-form-982' },
  cosigning: { place: 'anywhere', en: 'https://consumer.ftc.gov/articles/cosigning-loan-faqs' },
  unwantedCalls: { place: 'anywhere', en: 'https://www.fcc.gov/consumers/guides/stop-unwanted-robocalls-and-texts' },
  bankBenefitsRule: { place: 'anywhere', en: 'https://www.ecfr.gov/current/title-31/part-212' },
  bankruptcyBasics: {
    place: 'anywhere',
    en: 'https://www.uscourts.gov/court-programs/bankruptcy/bankruptcy-basics',
  },
  reliefAct: { place: 'anywhere', en: firm.sites.reliefAct },
  militaryHelp: { place: 'anywhere', en: 'https://www.militaryonesource.mil/' },
} as const satisfies Record<string, FreeHelpSite>;

/** Name of a source of free help. */
export type FreeHelpSiteName = keyof typeof freeHelpSites;

/** Free help that every situation names: legal aid by state, and where to complain. */
export const commonSites: readonly FreeHelpSiteName[] = [
  'massLegalHelp',
  'newYorkLegalHelp',
  'connecticutLegalHelp',
  'californiaLegalHelp',
  'legalServices',
  'complaint',
];

/** The address for readers of `locale`, and whether it is in English although the reader's page is not. */
export function freeHelpSiteIn(name: FreeHelpSiteName, locale: Locale): { href: string; isInEnglish: boolean } {
  const site: FreeHelpSite = freeHelpSites[name];
  return { href: site[locale] ?? site.en, isInEnglish: locale !== defaultLocale && !site[locale] };
}

/** Where the quick way out leads: a page that anyone may have open. `Help.quickExitHint` in `messages` says what it opens. */
export const quickExit = 'https://www.weather.gov/';
