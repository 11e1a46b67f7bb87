import type { LetterKind } from './kinds';
import { contactWays } from './fields';
import type { Letter } from './letter';
import { blankLine, paragraphIn, type LetterSource } from './write-letter';
import { fillIn } from '../text/fill-in';

type BlankParagraph = {
  id: string;
  isOptional?: boolean;
  places?: readonly string[];
  values?: Readonly<Record<string, string>>;
  items?: readonly string[];
  lines?: number;
};

const longLine = '_'.repeat(30);

/** The paragraphs of the letters to fill in by hand: each one that a sender may need; optional ones get a box to tick. */
const plans: Record<LetterKind, readonly BlankParagraph[]> = {
  'more-information': [
    { id: 'about' },
    { id: 'unsure' },
    { id: 'asks', items: ['creditors', 'amount', 'dates', 'signature', 'license', 'age'] },
    { id: 'asDispute', isOptional: true },
    { id: 'mailOnly', isOptional: true },
    { id: 'noAdmission' },
  ],
  dispute: [
    { id: 'about' },
    { id: 'disputeAll', isOptional: true },
    { id: 'disputePart', isOptional: true, places: ['amount'] },
    {
      id: 'reasons',
      items: ['notMine', 'wrongAmount', 'paid', 'identityTheft', 'forced', 'bankruptcy', 'tooOld', 'medical'],
    },
    { id: 'ownWords', isOptional: true, values: { words: '' }, lines: 3 },
    { id: 'verification' },
    { id: 'originalCreditor', isOptional: true },
    { id: 'stopAll', isOptional: true },
    { id: 'stopPart', isOptional: true },
    { id: 'bureaus' },
    { id: 'mailOnly', isOptional: true },
    { id: 'noAdmission' },
  ],
  'limit-contact': [
    { id: 'about' },
    { id: 'notThese', items: contactWays },
    { id: 'onlyThese', items: contactWays },
    { id: 'notNumbers', isOptional: true, lines: 1 },
    { id: 'notEmails', isOptional: true, lines: 1 },
    { id: 'notAtWork', isOptional: true },
    { id: 'notPlaces', isOptional: true, lines: 1 },
    { id: 'times', isOptional: true, places: ['days', 'from', 'until', 'zone'] },
    { id: 'notAll' },
    { id: 'noAdmission' },
  ],
  'my-lawyer': [
    { id: 'about' },
    { id: 'represents', lines: 4 },
    { id: 'since', isOptional: true, places: ['date'] },
    { id: 'onlyLawyer' },
    { id: 'ifNoAnswer', isOptional: true },
    { id: 'noAdmission' },
  ],
  'stop-contact': [
    { id: 'stop' },
    { id: 'dispute', isOptional: true },
    { id: 'answerByMail', isOptional: true },
    { id: 'noAdmission' },
  ],
};

/** A letter to fill in by hand, with lines to write on and boxes to tick. */
export function blankLetter({ kind, locale, words, frame, recipient }: LetterSource): Letter {
  return {
    locale,
    sender: [longLine, longLine, longLine],
    date: blankLine,
    recipient,
    subject: fillIn(frame.subject, { subject: words.subject, reference: blankLine }),
    details: [],
    salutation: frame.salutation,
    paragraphs: plans[kind].map(({ id, items = [], places = [], values, lines = 0, isOptional = false }) => ({
      ...paragraphIn(
        words,
        { id, items, values: values ?? Object.fromEntries(places.map((place) => [place, blankLine])) },
        String,
      ),
      lines: Array.from({ length: lines }, () => longLine),
      isOptional,
    })),
    closing: frame.closing,
    signature: frame.signature,
    name: '',
    box: frame.box,
  };
}
