import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { checkAnswers } from '@/lib/letters/check-answers';
import { type LetterKind, letterKinds, letterPage } from '@/lib/letters/kinds';
import type { FrameWords } from '@/lib/letters/letter';
import { letterText } from '@/lib/letters/letter-text';
import { writeLetter } from '@/lib/letters/write-letter';
import { mapValues } from '@/lib/map-values';
import { branchesOf } from './branches';
import { clock, type Given, typedFor } from './typed';

/** Each sentence as its name and its places, so that an editor's change of copy changes no golden text. */
const named = <Words extends Readonly<Record<string, string>>>(words: Words) =>
  mapValues<keyof Words & string, string, string>(words, (text, name) =>
    [`[${name}]`, ...[...text.matchAll(/\{(\w+)\}/g)].map(([place, of]) => `${of}: ${place}`)].join(' '),
  );

function write(kind: LetterKind, locale: CompleteLocale, given: Given): string {
  const checked = checkAnswers(kind, typedFor(kind, given), clock);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  const { paragraphs, items } = contentIn(locale)[letterPage(kind)].letter;
  const frame: FrameWords = contentIn(locale)['letters/frame'];
  return letterText(
    writeLetter(
      {
        kind,
        locale,
        recipient: ['The Firm', 'P.O. Box 1', 'Anytown, MA 00000'],
        words: { subject: kind, paragraphs: named(paragraphs), items: named(items) },
        frame: {
          subject: '[subject] {subject} {reference}',
          creditor: '[creditor] {creditor}',
          notice: '[notice] {date}',
          salutation: '[salutation]',
          closing: '[closing]',
          signature: '[signature]',
          enclosed: '[enclosed]',
          box: '[box]',
          words: named(frame.words),
        },
      },
      checked.answer,
    ),
  );
}

const letters = letterKinds.flatMap((kind) =>
  Object.entries(branchesOf(kind)).flatMap(([branch, given]) =>
    completeLocales.map((locale) => ({ kind, branch, locale, given })),
  ),
);

describe('the snapshot of a letter', () => {
  it.each(letters)('$kind, $branch, in $locale [letters-3]', async ({ kind, branch, locale, given }) => {
    const golden = join(import.meta.dirname, 'golden', `${kind}.${branch}.${locale}.txt`);
    await expect(write(kind, locale, given)).toMatchFileSnapshot(golden);
  });
});
