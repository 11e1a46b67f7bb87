import { type SituationSlug, situationSlugs } from '@/lib/pages/situations';
import type { TermSlug } from '../en/help/words';
import type { FreeHelpSiteName } from './free-help-sites';

const groupNames = ['debt', 'court', 'money', 'people'] as const;

/** A group of situations. */
export type SituationGroupName = (typeof groupNames)[number];

type SituationData = {
  group: SituationGroupName;
  /** Most useful first; each place lists them before legal aid. */
  help: readonly FreeHelpSiteName[];
  related: readonly SituationSlug[];
  /** Terms of `help/words` on the reader's papers. */
  terms: readonly TermSlug[];
};

/** What belongs to a situation in either language. */
export const situationData: Record<SituationSlug, SituationData> = {
  'not-my-debt': {
    group: 'debt',
    help: ['contactQuestions', 'debtQuestions', 'creditReports'],
    related: ['identity-theft', 'old-debt', 'limit-contact', 'credit-report', 'sued'],
    terms: ['debt-notice', 'dispute', 'verification', 'original-creditor', 'breakdown', 'mixed-file'],
  },
  'identity-theft': {
    group: 'debt',
    help: ['identityTheft', 'creditReports'],
    related: ['not-my-debt', 'coerced-debt', 'credit-report', 'sued'],
    terms: ['identity-theft-report', 'fraud-alert', 'security-freeze', 'block', 'credit-bureau', 'dispute'],
  },
  'coerced-debt': {
    group: 'debt',
    help: ['newYorkCoercedLaw', 'connecticutForms', 'safetyHotline'],
    related: ['identity-theft', 'not-my-debt', 'limit-contact', 'co-signed'],
    terms: ['coerced-debt', 'economic-abuse', 'sworn-statement', 'notary-public', 'dispute'],
  },
  'old-debt': {
    group: 'debt',
    help: ['massLaw', 'newYorkOldDebtLaw', 'debtQuestions'],
    related: ['not-my-debt', 'sued', 'credit-report', 'settle'],
    terms: ['time-barred', 'statute-of-limitations', 'acknowledgment', 'date-of-default', 'charge-off'],
  },
  'medical-bill': {
    group: 'debt',
    help: ['hospitalRules', 'medicalBills'],
    related: ['not-my-debt', 'cannot-pay', 'credit-report', 'settle'],
    terms: ['financial-assistance', 'itemized-bill', 'explanation-of-benefits', 'breakdown', 'dispute'],
  },
  sued: {
    group: 'court',
    help: ['massAnswer', 'massLaw', 'newYorkCourts', 'connecticutCourts', 'californiaRespond', 'suedQuestions'],
    related: ['after-a-judgment', 'old-debt', 'not-my-debt', 'military', 'cannot-pay'],
    terms: [
      'summons',
      'complaint',
      'answer',
      'service',
      'plaintiff',
      'defendant',
      'default-judgment',
      'clerk',
      'return-date',
    ],
  },
  'after-a-judgment': {
    group: 'court',
    help: ['massWages', 'newYorkBankLaw', 'connecticutForms', 'californiaCourts', 'bankBenefitsRule'],
    related: ['sued', 'cannot-pay', 'bankruptcy', 'identity-theft'],
    terms: [
      'judgment',
      'frozen-account',
      'bank-levy',
      'wage-garnishment',
      'claim-of-exemption',
      'protected-income',
      'sheriff',
      'lien',
      'clerk',
    ],
  },
  bankruptcy: {
    group: 'court',
    help: ['bankruptcyBasics', 'creditCounselors'],
    related: ['cannot-pay', 'after-a-judgment', 'co-signed', 'credit-report'],
    terms: ['bankruptcy', 'automatic-stay', 'discharge', 'proof-of-claim', 'reaffirmation', 'trustee'],
  },
  'cannot-pay': {
    group: 'money',
    help: ['creditCounselors'],
    related: ['settle', 'after-a-judgment', 'bankruptcy', 'medical-bill', 'limit-contact'],
    terms: ['payment-plan', 'protected-income', 'credit-counselor', 'scheduled-payment', 'stop-payment-order'],
  },
  settle: {
    group: 'money',
    help: ['canceledDebtTax', 'taxForm', 'creditCounselors'],
    related: ['cannot-pay', 'old-debt', 'credit-report', 'not-my-debt'],
    terms: ['settlement', 'canceled-debt', 'form-1099-c', 'insolvency'],
  },
  'co-signed': {
    group: 'money',
    help: ['cosigning', 'relativeQuestions'],
    related: ['not-my-debt', 'coerced-debt', 'someone-died', 'bankruptcy'],
    terms: ['co-signer', 'joint-account-holder', 'authorized-user', 'guarantor'],
  },
  'credit-report': {
    group: 'money',
    help: ['creditReports'],
    related: ['identity-theft', 'medical-bill', 'not-my-debt', 'settle'],
    terms: ['credit-bureau', 'credit-report', 'direct-dispute', 'charge-off', 'security-freeze'],
  },
  'someone-died': {
    group: 'people',
    help: ['relativeQuestions', 'relativeAdvice'],
    related: ['co-signed', 'not-my-debt', 'limit-contact', 'old-debt'],
    terms: [
      'estate',
      'executor',
      'administrator',
      'personal-representative',
      'probate-court',
      'joint-account-holder',
      'community-property',
    ],
  },
  'limit-contact': {
    group: 'people',
    help: ['contactQuestions', 'unwantedCalls'],
    related: ['not-my-debt', 'someone-died', 'language-and-formats', 'cannot-pay'],
    terms: ['limit-contact', 'opt-out', 'stop-contact', 'call-frequency'],
  },
  military: {
    group: 'people',
    help: ['reliefAct', 'militaryHelp'],
    related: ['sued', 'cannot-pay', 'bankruptcy', 'credit-report'],
    terms: ['active-duty', 'relief-act', 'default-judgment', 'power-of-attorney'],
  },
  'language-and-formats': {
    group: 'people',
    help: ['cityGlossary'],
    related: ['limit-contact', 'sued', 'not-my-debt', 'someone-died'],
    terms: ['interpreter', 'translator', 'large-print', 'relay-call', 'debt-notice'],
  },
};

/** The groups in order of need, and the situations in each. */
export const situationGroups: readonly { name: SituationGroupName; slugs: readonly SituationSlug[] }[] = groupNames.map(
  (name) => ({ name, slugs: situationSlugs.filter((slug) => situationData[slug].group === name) }),
);
