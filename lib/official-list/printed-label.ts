import { bareText } from '../text/bare-text';
import { normalize } from './normalize';
import type { OfficialList } from './verdict';

/** A text without the list's own labels, and the licenses that these name. */
export type Unlabeled = { entry: string; named: readonly string[] };

const word = /[\p{L}\p{N}]+/gu;
/** What must stand between a label and its entry: a space, or a colon that is not that of `tty://`. */
const afterLabel = /^[)\].,;"”’»]*(?:\s|:(?![/\\]))[\s.,:;-]*/;
const beforeLabel = /(?:\s(?:of|de)(?:\s(?:the|la))?)?[\s.,:;([-]*[\s,:;([]$/;

/** Removes what the list prints beside an entry, before or after it: `City of Yonkers 0000`, `617-555-0199 (TTY)`. */
export function withoutPrintedLabels(text: string, { labels }: Pick<OfficialList, 'labels'>): Unlabeled {
  const longestFirst = labels
    .map(({ text: printed, licenses }) => ({ words: wordsOf(printed), licenses }))
    .toSorted((one, other) => other.words.length - one.words.length);
  const named = new Set<string>();
  let entry = text;
  for (const { words, licenses } of longestFirst) {
    const rest = withoutLabel(entry, words);
    if (rest === undefined) continue;
    entry = rest;
    licenses.forEach((license) => named.add(license));
  }
  return { entry, named: [...named] };
}

/** The words of a text without capitals and accents. */
export function wordsOf(text: string): readonly string[] {
  return bareText(text).match(word) ?? [];
}

function withoutLabel(text: string, label: readonly string[]): string | undefined {
  const found = [...text.matchAll(word)];
  const [first, last, ending] = [found[0], found[label.length - 1], found[found.length - label.length]];
  if (!first || !last || !ending) return undefined;
  const [rest, start] = [text.slice(last.index + last[0].length), text.slice(0, ending.index)];
  if (/^[(["“‘«]?$/.test(text.slice(0, first.index)) && isLabel(found.slice(0, label.length)) && afterLabel.test(rest))
    return normalize(rest.replace(afterLabel, ''));
  if (isLabel(found.slice(-label.length)) && beforeLabel.test(start)) return normalize(start.replace(beforeLabel, ''));
  return undefined;

  function isLabel(words: readonly RegExpExecArray[]) {
    return words.every(([written], index) => wordsOf(written)[0] === label[index]);
  }
}
