import { type SituationSlug, situationSlugs } from '@/lib/pages/situations';
import type { WordSlug } from '../en/help/words';
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
  words: readonly WordSlug[];
};

/** What belongs to a situation in either language. */
export const situationData: Record<SituationSlug, SituationData> = {
  'not-my-debt': {
    group: 'debt',
    help: ['contactQuestions', 'debtQuestions', 'creditReports'],
    related: ['identity-theft', 'old-debt', 'limit-contact', 'credit-report', 'sued'],
    words: ['debt-notice', 'dispute', 'verification', 'original-creditor', 'breakdown', 'mixed-file'],
  },
  'identity-theft': {
    group: 'debt',
    help: ['identityTheft', 'creditReports'],
    related: ['not-my-debt', 'coerced-debt', 'credit-report', 'sued'],
    words: ['identity-theft-report', 'fraud-alert', 'security-freeze', 'block', 'credit-bureau', 'dispute'],
  },
  'coerced-debt': {
    group: 'debt',
    help: ['newYorkCoercedLaw', 'connecticutForms', 'safetyHotline'],
    related: ['identity-theft', 'not-my-debt', 'limit-contact', 'co-signed'],
    words: ['coerced-debt', 'economic-abuse', 'sworn-statement', 'notary-public', 'dispute'],
  },
  'old-debt': {
    group: 'debt',
    help: ['massLaw', 'newYorkOldDebtLaw', 'debtQuestions'],
    related: ['not-my-debt', 'sued', 'credit-report', 'settle'],
    words: ['time-barred', 'statute-of-limitations', 'acknowledgment', 'date-of-default', 'charge-off'],
  },
  'medical-bill': {
    group: 'debt',
    help: ['hospitalRules', 'medicalBills'],
    related: ['not-my-debt', 'cannot-pay', 'credit-report', 'settle'],
    words: ['financial-assistance', 'itemized-bill', 'explanation-of-benefits', 'breakdown', 'dispute'],
  },
  sued: {
    group: 'court',
    help: ['massAnswer', 'massLaw', 'newYorkCourts', 'connecticutCourts', 'californiaRespond', 'suedQuestions'],
    related: ['after-a-judgment', 'old-debt', 'not-my-debt', 'military', 'cannot-pay'],
    words: [
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
    words: [
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
    words: ['bankruptcy', 'automatic-stay', 'discharge', 'proof-of-claim', 'reaffirmation', 'trustee'],
  },
  'cannot-pay': {
    group: 'money',
    help: ['creditCounselors'],
    related: ['settle', 'after-a-judgment', 'bankruptcy', 'medical-bill', 'limit-contact'],
    words: ['payment-plan', 'protected-income', 'credit-counselor', 'scheduled-payment', 'stop-payment-order'],
  },
  settle: {
    group: 'money',
    help: ['canceledDebtTax', 'taxForm', 'creditCounselors'],
    related: ['cannot-pay', 'old-debt', 'credit-report', 'not-my-debt'],
    words: ['settlement', 'canceled-debt', 'form-1099-c', 'insolvency'],
  },
  'co-signed': {
    group: 'money',
    help: ['cosigning', 'relativeQuestions'],
    related: ['not-my-debt', 'coerced-debt', 'someone-died', 'bankruptcy'],
    words: ['co-signer', 'joint-account-holder', 'authorized-user', 'guarantor'],
  },
  'credit-report': {
    group: 'money',
    help: ['creditReports'],
    related: ['identity-theft', 'medical-bill', 'not-my-debt', 'settle'],
    words: ['credit-bureau', 'credit-report', 'direct-dispute', 'charge-off', 'security-freeze'],
  },
  'someone-died': {
    group: 'people',
    help: ['relativeQuestions', 'relativeAdvice'],
    related: ['co-signed', 'not-my-debt', 'limit-contact', 'old-debt'],
    words: [
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
    words: ['limit-contact', 'opt-out', 'stop-contact', 'call-frequency'],
  },
  military: {
    group: 'people',
    help: ['reliefAct', 'militaryHelp'],
    related: ['sued', 'cannot-pay', 'bankruptcy', 'credit-report'],
    words: ['active-duty', 'relief-act', 'default-judgment', 'power-of-attorney'],
  },
  'language-and-formats': {
    group: 'people',
    help: ['cityGlossary'],
    related: ['limit-contact', 'sued', 'not-my-debt', 'someone-died'],
    words: ['interpreter', 'translator', 'large-print', 'relay-call', 'debt-notice'],
  },
};

/** The groups in order of need, and the situations in each. */
export const situationGroups: readonly { name: SituationGroupName; slugs: readonly SituationSlug[] }[] = groupNames.map(
  (name) => ({ name, slugs: situationSlugs.filter((slug) => situationData[slug].group === name) }),
);
