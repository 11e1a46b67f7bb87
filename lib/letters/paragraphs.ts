import type { CalendarDay } from '../time/calendar-day';
import type { Answers } from './answers';
import { contactWays } from './fields';
import type { LetterKind } from './kinds';

/** A value for a placeholder of a paragraph: a text, or something that is formatted for each language. */
export type Value = string | { day: CalendarDay } | { cents: number } | { hour: number } | { word: string };

/** A paragraph by the key of its text; `items` are keys too, `lines` are used as they were typed. */
export type ParagraphPlan = {
  id: string;
  values?: Readonly<Record<string, Value>>;
  items?: readonly string[];
  lines?: readonly string[];
};

/** The paragraphs of a letter, in order, according to the answers. */
export function paragraphsOf(kind: LetterKind, answers: Answers): readonly ParagraphPlan[] {
  return plans[kind](answers).filter((plan) => plan !== undefined);
}

type Plan = (answers: Answers) => readonly (ParagraphPlan | undefined)[];

const noAdmission: ParagraphPlan = { id: 'noAdmission' };
const when = (condition: unknown, plan: ParagraphPlan) => (condition ? plan : undefined);
const has = ({ choices }: Answers, name: 'add' | 'answer' | 'work' | 'scope' | 'times', option: string) =>
  choices[name]?.includes(option);

/** The reasons that have a sentence of their own; `other` is described in the sender's words. */
const reasonsOf = ({ choices }: Answers) => (choices.reasons ?? []).filter((reason) => reason !== 'other');

/** The paragraph that lists numbers, addresses or places line by line. */
const named = (id: 'notNumbers' | 'notEmails' | 'notPlaces', { lines }: Answers) =>
  lines[id] && { id, lines: lines[id] };

function disputed({ texts: { partAmount, claimedAmount } }: Answers): ParagraphPlan {
  if (!partAmount) return { id: 'disputeAll' };
  const amount = { cents: Number(partAmount) };
  if (!claimedAmount) return { id: 'disputePart', values: { amount } };
  return { id: 'disputePartOf', values: { amount, claimed: { cents: Number(claimedAmount) } } };
}

const plans: Record<LetterKind, Plan> = {
  'more-information': (answers) => [
    { id: 'about' },
    answers.days.contactDate && { id: 'answering', values: { date: { day: answers.days.contactDate } } },
    { id: 'unsure' },
    { id: 'asks', items: answers.choices.asks ?? [] },
    when(has(answers, 'add', 'asDispute'), { id: 'asDispute' }),
    when(has(answers, 'add', 'mailOnly'), { id: 'mailOnly' }),
    noAdmission,
  ],
  dispute: (answers) => [
    { id: 'about' },
    disputed(answers),
    when(reasonsOf(answers).length > 0, { id: 'reasons', items: reasonsOf(answers) }),
    answers.texts.ownWords ? { id: 'ownWords', values: { words: answers.texts.ownWords } } : undefined,
    { id: 'verification' },
    when(has(answers, 'add', 'creditor'), { id: 'originalCreditor' }),
    answers.texts.partAmount ? { id: 'stopPart' } : { id: 'stopAll' },
    { id: 'bureaus' },
    when(has(answers, 'add', 'mailOnly'), { id: 'mailOnly' }),
    noAdmission,
  ],
  'limit-contact': (answers) => {
    const ways = answers.choices.ways ?? [];
    const { from, until, zone } = answers.texts;
    const days = answers.choices.days?.[0];
    return [
      { id: 'about' },
      when(ways.length > 0, { id: 'notThese', items: ways }),
      when(ways.length > 0, { id: 'onlyThese', items: contactWays.filter((way) => !ways.includes(way)) }),
      named('notNumbers', answers),
      named('notEmails', answers),
      when(has(answers, 'work', 'notAtWork'), { id: 'notAtWork' }),
      named('notPlaces', answers),
      from && until && zone && days
        ? {
            id: 'times',
            values: {
              days: { word: days },
              from: { hour: Number(from) },
              until: { hour: Number(until) },
              zone: { word: zone },
            },
          }
        : undefined,
      { id: 'notAll' },
      noAdmission,
    ];
  },
  'my-lawyer': (answers) => [
    { id: 'about' },
    {
      id: has(answers, 'scope', 'allAccounts') ? 'representsAll' : 'represents',
      lines: [
        answers.texts.lawyerName,
        answers.texts.lawyerOffice,
        ...(answers.lines.lawyerAddress ?? []),
        answers.texts.lawyerPhone,
      ].filter((line) => line !== undefined),
    },
    answers.days.lawyerSince && { id: 'since', values: { date: { day: answers.days.lawyerSince } } },
    { id: 'onlyLawyer' },
    when(has(answers, 'add', 'ifNoAnswer'), { id: 'ifNoAnswer' }),
    noAdmission,
  ],
  'stop-contact': (answers) => [
    { id: 'stop' },
    when(has(answers, 'add', 'dispute'), { id: 'dispute' }),
    when(has(answers, 'answer', 'byMail'), { id: 'answerByMail' }),
    noAdmission,
  ],
};
