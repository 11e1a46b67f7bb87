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

const isOptional = true;
const longLine = '_'.repeat(30);

/** The paragraphs of the letters to fill in by hand: each one that a sender may need; optional ones get a box to tick. */
const plans: Record<LetterKind, readonly BlankParagraph[]> = {
  'more-information': [
    { id: 'about' },
    { id: 'unsure' },
    { id: 'asks', items: ['creditors', 'amount', 'dates', 'signature', 'license', 'age'] },
    { id: 'asDispute', isOptional },
    { id: 'mailOnly', isOptional },
    { id: 'noAdmission' },
  ],
  dispute: [
    { id: 'about' },
    { id: 'disputeAll', isOptional },
    { id: 'disputePart', isOptional, places: ['amount'] },
    {
      id: 'reasons',
      items: ['notMine', 'wrongAmount', 'paid', 'identityTheft', 'forced', 'bankruptcy', 'tooOld', 'medical'],
    },
    { id: 'ownWords', isOptional, values: { words: '' }, lines: 3 },
    { id: 'verification' },
    { id: 'originalCreditor', isOptional },
    { id: 'stopAll', isOptional },
    { id: 'stopPart', isOptional },
    { id: 'bureaus' },
    { id: 'mailOnly', isOptional },
    { id: 'noAdmission' },
  ],
  'limit-contact': [
    { id: 'about' },
    { id: 'notThese', items: contactWays },
    { id: 'onlyThese', items: contactWays },
    { id: 'notNumbers', isOptional, lines: 1 },
    { id: 'notEmails', isOptional, lines: 1 },
    { id: 'notAtWork', isOptional },
    { id: 'notPlaces', isOptional, lines: 1 },
    { id: 'times', isOptional, places: ['days', 'from', 'until', 'zone'] },
    { id: 'notAll' },
    { id: 'noAdmission' },
  ],
  'my-lawyer': [
    { id: 'about' },
    { id: 'represents', lines: 4 },
    { id: 'since', isOptional, places: ['date'] },
    { id: 'onlyLawyer' },
    { id: 'ifNoAnswer', isOptional },
    { id: 'noAdmission' },
  ],
  'stop-contact': [
    { id: 'stop' },
    { id: 'dispute', isOptional },
    { id: 'answerByMail', isOptional },
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
    paragraphs: plans[kind].map(({ id, items = [], places = [], values, lines = 0, isOptional: optional = false }) => ({
      ...paragraphIn(
        words,
        { id, items, values: values ?? Object.fromEntries(places.map((place) => [place, blankLine])) },
        String,
      ),
      lines: Array.from({ length: lines }, () => longLine),
      isOptional: optional,
    })),
    closing: frame.closing,
    name: '',
    box: frame.box,
  };
}
