import type { LetterKind } from '@/lib/letters/kinds';
import type { Given } from './typed';

type Branches = Readonly<Record<string, Given>>;

const branches: Readonly<Partial<Record<LetterKind, Branches>>> = {
  'more-information': {
    least: {},
    'every-question': {
      days: { contactDate: '2026-11-02' },
      choices: { asks: ['creditors', 'amount', 'dates', 'signature', 'license', 'age'], add: ['mailOnly'] },
    },
  },
  dispute: {
    all: {},
    'part-of-amount': {
      texts: { partAmount: '250', claimedAmount: '1,250.50' },
      choices: { amount: ['part'] },
    },
    'part-every-reason': {
      days: { noticeDate: '2026-11-02', disputeBy: '2026-12-09' },
      texts: { partAmount: '1250.50', ownWords: 'The store took it back.', reference: 'WV-000123', creditor: 'A Bank' },
      choices: {
        amount: ['part'],
        reasons: [
          'notMine',
          'wrongAmount',
          'paid',
          'identityTheft',
          'forced',
          'bankruptcy',
          'tooOld',
          'medical',
          'other',
        ],
        add: ['mailOnly', 'enclosed'],
      },
    },
  },
  'limit-contact': {
    'no-calls': {},
    'named-one-by-one': {
      texts: {
        notNumbers: '617-555-0188\n(617) 555-0189',
        notEmails: 'ana@mail.example',
        notPlaces: '27 Sample Street, the home of my mother',
      },
      choices: { ways: [] },
    },
    'work-and-hours': {
      texts: { from: '9', until: '13', zone: 'eastern' },
      choices: {
        ways: ['calls'],
        onlyWays: ['texts', 'mail'],
        work: ['notAtWork', 'employer'],
        times: ['within'],
        days: ['weekdays'],
      },
    },
  },
  'my-lawyer': {
    'this-account': {},
    'all-accounts': {
      days: { lawyerSince: '2019-03-04' },
      choices: { scope: ['allAccounts'], add: ['ifNoAnswer'] },
      texts: { lawyerOffice: 'Vega Law', lawyerAddress: '1 Court St\nAnytown, CT 06103' },
    },
  },
  'stop-contact': {
    only: {},
    'with-dispute': { choices: { add: ['dispute'] } },
    'with-dispute-unanswered': { choices: { add: ['dispute'], answer: [] } },
  },
};

/** The main branches of a letter by name: the least that its form asks for, and what it can add. */
export function branchesOf(kind: LetterKind): Branches {
  return branches[kind] ?? { least: {} };
}
