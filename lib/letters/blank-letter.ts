import { fillIn } from '../text/fill-in';
import type { Letter, LetterParagraph, LetterWords, LineCaptions } from './letter';
import { type ParagraphId, paragraphsOf } from './letter-paragraphs';
import type { ByHand } from './paragraph-types';
import { blankLine, type LetterSource, paragraphIn } from './write-letter';

const longLine = '_'.repeat(30);

type BlankSource = LetterSource & { captions: LineCaptions };

/** A letter to fill in by hand, with lines to write on and boxes to tick. */
export function blankLetter({ kind, locale, words, frame, recipient, captions }: BlankSource): Letter {
  return {
    locale,
    ...captions,
    recipient,
    subject: fillIn(frame.subject, { subject: words.subject, reference: blankLine }),
    details: [],
    salutation: frame.salutation,
    paragraphs: paragraphsOf(kind).flatMap(({ id, byHand }) => (byHand ? [blankParagraph(words, id, byHand)] : [])),
    closing: frame.closing,
    signature: frame.signature,
    name: '',
    box: frame.box,
  };
}

function blankParagraph(words: LetterWords, id: ParagraphId, byHand: ByHand): LetterParagraph {
  const { places = [], values, items = [], lines = 0, isOptional = false } = byHand;
  const filled = { ...values, ...Object.fromEntries(places.map((place) => [place, blankLine])) };
  return {
    ...paragraphIn(words, { id, items, values: filled }, String),
    lines: Array.from({ length: lines }, () => longLine),
    isOptional,
  };
}
