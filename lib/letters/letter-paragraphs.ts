import type { Answers } from './answers';
import { always, ifChosen, ifTyped } from './build-paragraph';
import type { LetterKind } from './kinds';
import { limitingWays, type Option, options } from './options';
import type { Filling, Paragraph } from './paragraph-types';

/** The reasons that have a sentence of their own; `other` is described in the sender's words. */
const isNamed = (reason: string): reason is Exclude<Option<'reasons'>, 'other'> => reason !== 'other';
const isPart = ({ amounts }: Answers) => amounts.partAmount !== undefined;
const isOnAllAccounts = ({ choices }: Answers) => choices.scope?.includes('allAccounts');

const lawyer = ({ texts, lines }: Answers): Filling => ({
  lines: [texts.lawyerName, texts.lawyerOffice, ...(lines.lawyerAddress ?? []), texts.lawyerPhone].filter(
    (line) => line !== undefined,
  ),
});

/** The paragraphs of each letter, in order. The content has a text for each, filled in from the answers or by hand. */
const letterParagraphs = {
  'more-information': [
    always('about'),
    {
      id: 'answering',
      byAnswers: ({ days }) => days.contactDate && { values: { date: { day: days.contactDate } } },
      byHand: null,
    },
    always('unsure'),
    { id: 'asks', byAnswers: ({ choices }) => ({ items: choices.asks ?? [] }), byHand: { items: options.asks } },
    ifChosen('asDispute', 'add', 'asDispute'),
    ifChosen('mailOnly', 'add', 'mailOnly'),
    always('noAdmission'),
  ],
  dispute: [
    always('about'),
    { id: 'disputeAll', byAnswers: (answers) => (isPart(answers) ? undefined : {}), byHand: { isOptional: true } },
    {
      id: 'disputePart',
      byAnswers: ({ amounts: { partAmount, claimedAmount } }) =>
        partAmount && !claimedAmount ? { values: { amount: { cents: partAmount } } } : undefined,
      byHand: { isOptional: true, places: ['amount'] },
    },
    {
      id: 'disputePartOf',
      byAnswers: ({ amounts: { partAmount, claimedAmount } }) =>
        partAmount && claimedAmount
          ? { values: { amount: { cents: partAmount }, claimed: { cents: claimedAmount } } }
          : undefined,
      byHand: null,
    },
    {
      id: 'reasons',
      byAnswers: ({ choices }) => {
        const reasons = choices.reasons?.filter(isNamed) ?? [];
        return reasons.length > 0 ? { items: reasons } : undefined;
      },
      byHand: { items: options.reasons.filter(isNamed) },
    },
    {
      id: 'ownWords',
      byAnswers: ({ texts: { ownWords } }) => (ownWords ? { values: { words: ownWords } } : undefined),
      byHand: { isOptional: true, values: { words: '' }, lines: 3 },
    },
    always('verification'),
    ifChosen('originalCreditor', 'add', 'creditor'),
    { id: 'stopAll', byAnswers: (answers) => (isPart(answers) ? undefined : {}), byHand: { isOptional: true } },
    { id: 'stopPart', byAnswers: (answers) => (isPart(answers) ? {} : undefined), byHand: { isOptional: true } },
    always('bureaus'),
    ifChosen('mailOnly', 'add', 'mailOnly'),
    always('noAdmission'),
  ],
  'limit-contact': [
    always('about'),
    {
      id: 'notThese',
      byAnswers: ({ choices: { ways } }) => ways && { items: ways },
      byHand: { items: options.ways },
    },
    {
      id: 'onlyThese',
      byAnswers: ({ choices }) => {
        const items = limitingWays(choices);
        return items && { items };
      },
      byHand: { items: options.onlyWays },
    },
    ifTyped('notNumbers'),
    ifTyped('notEmails'),
    ifChosen('notAtWork', 'work', 'notAtWork'),
    ifChosen('employer', 'work', 'employer'),
    ifTyped('notPlaces'),
    {
      id: 'times',
      byAnswers: ({ texts: { zone }, hours: { from, until }, choices }) => {
        const days = choices.days?.[0];
        if (from === undefined || until === undefined || !zone || !days) return undefined;
        return {
          values: { days: { word: days }, from: { hour: from }, until: { hour: until }, zone: { word: zone } },
        };
      },
      byHand: { isOptional: true, places: ['days', 'from', 'until', 'zone'] },
    },
    always('notAll'),
    always('noAdmission'),
  ],
  'my-lawyer': [
    always('about'),
    {
      id: 'represents',
      byAnswers: (answers) => (isOnAllAccounts(answers) ? undefined : lawyer(answers)),
      byHand: { lines: 4 },
    },
    {
      id: 'representsAll',
      byAnswers: (answers) => (isOnAllAccounts(answers) ? lawyer(answers) : undefined),
      byHand: null,
    },
    {
      id: 'since',
      byAnswers: ({ days }) => days.lawyerSince && { values: { date: { day: days.lawyerSince } } },
      byHand: { isOptional: true, places: ['date'] },
    },
    always('onlyLawyer'),
    ifChosen('ifNoAnswer', 'add', 'ifNoAnswer'),
    always('noAdmission'),
  ],
  'stop-contact': [
    always('stop'),
    ifChosen('dispute', 'add', 'dispute'),
    ifChosen('answerByMail', 'answer', 'byMail'),
    always('noAdmission'),
  ],
} as const satisfies Record<LetterKind, readonly Paragraph[]>;

/** Key of a paragraph of the letter `Kind`. */
export type ParagraphId<Kind extends LetterKind = LetterKind> = ParagraphOf<Kind>['id'];

/** Key of an item in a list of the letter `Kind`: by hand, a list has all of them. */
export type ItemId<Kind extends LetterKind> = ItemIn<ParagraphOf<Kind>['byHand']>;

type ParagraphOf<Kind extends LetterKind> = (typeof letterParagraphs)[Kind][number];
type ItemIn<ByHand> = ByHand extends { items: readonly (infer Id extends string)[] } ? Id : never;

/** The paragraphs of a letter, in order. */
export function paragraphsOf(kind: LetterKind): readonly Paragraph<ParagraphId>[] {
  return letterParagraphs[kind];
}
