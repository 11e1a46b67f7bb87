/** Replaces a period that does not end a sentence while a text is split. */
const innerStop = '\u2024';

/** Abbreviations that never end a sentence. */
const neverLast = [
  'P.O.',
  'EE. UU.',
  'EE.UU.',
  'Mr.',
  'Mrs.',
  'Ms.',
  'Dr.',
  'Dra.',
  'Sr.',
  'Sra.',
  'St.',
  'Ste.',
  'Núm.',
  'núm.',
  'Art.',
  'art.',
  'Sec.',
  'sec.',
  'e.g.',
  'i.e.',
  'p. ej.',
  'v.',
  'vs.',
  'c.',
  'Ch.',
  'ch.',
  'C.F.R.',
  'U.S.C.',
  'M.G.L.',
  'N.Y.',
  'Civ.',
  'Jr.',
  'tel.',
  'Tel.',
];
/** Abbreviations that end a sentence if a capital follows: "… until 7:00 p.m. We …", but not "7:00 p.m. Eastern". */
const lastBeforeCapital = ['a.m.', 'p.m.', 'a. m.', 'p. m.', 'P.C.', 'Inc.', 'etc.'];
/** A number follows, which may begin with letters: "No. CCA-12", but not "Must I pay? No. You …". */
const numberAfter = /^\s*[\p{L}-]*\d/u;
/** Words that begin a sentence after "U.S.", where a name such as "Department" goes on. */
const opener = /^\s+(?:You|We|It|They|The|This|These|Your|Our|If|No|Yes|A|An|In)\b/;
const continuation = /^\s*(?:[\p{Ll}\d,;:–—(]|Eastern\b|ET\b)/u;

/** An abbreviation, and whether the sentence goes on before the text `after` it. */
type Abbreviation = { pattern: RegExp; goesOn: (after: string) => boolean };

const abbreviations: readonly Abbreviation[] = [
  ...neverLast.map((short) => abbreviation(short, () => true)),
  abbreviation('No.', (after) => numberAfter.test(after)),
  abbreviation('U.S.', (after) => !opener.test(after)),
  ...lastBeforeCapital.map((short) => abbreviation(short, (after) => continuation.test(after))),
];

function abbreviation(short: string, goesOn: Abbreviation['goesOn']): Abbreviation {
  const source = short.replaceAll('.', '\\.').replaceAll(' ', '\\s');
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'gu'), goesOn };
}

const boundary = /(?<=[.!?…][”’"')\]]*)\s+(?=[¿¡“‘("'[—]*[\p{Lu}\p{N}])/u;

/**
 * Splits plain running text into sentences, which end at `.`, `!`, `?` or `…` before white space and a capital, a digit or an opening mark, but
 * not at the periods of abbreviations such as `a.m.`. The end of the text ends its last sentence, so a list item or "You may:" is one by itself.
 */
export function sentences(text: string): string[] {
  return abbreviations
    .reduce(mask, text)
    .split(boundary)
    .map((sentence) => sentence.replaceAll(innerStop, '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Replaces the periods of an abbreviation in `text`, except the last one where the sentence does not go on. */
function mask(text: string, { pattern, goesOn }: Abbreviation): string {
  return text.replace(pattern, (found, offset: number) => {
    const hidden = found.replaceAll('.', innerStop);
    return goesOn(text.slice(offset + found.length)) ? hidden : `${hidden.slice(0, -1)}.`;
  });
}
