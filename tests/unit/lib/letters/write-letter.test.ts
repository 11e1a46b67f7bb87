import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { hasSensitiveNumber } from '@/lib/forms/sensitive-number';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { blankLetter } from '@/lib/letters/blank-letter';
import { checkAnswers } from '@/lib/letters/check-answers';
import { type LetterKind, letterKinds, letterPage } from '@/lib/letters/kinds';
import { fieldsOf } from '@/lib/letters/letter-forms';
import { letterText } from '@/lib/letters/letter-text';
import type { Choices } from '@/lib/letters/options';
import { blankLine, writeLetter } from '@/lib/letters/write-letter';
import { branchesOf } from './branches';
import { answersTo, clock, type Given, typedFor } from './typed';

const recipient = ['The Firm', 'P.O. Box 1', 'Anytown, MA 00000'];
const captions = { sender: ['Name', 'Street', 'Place'], date: 'Date' };
const sourceOf = (kind: LetterKind, locale: CompleteLocale) => ({
  kind,
  locale,
  recipient,
  words: contentIn(locale)[letterPage(kind)].letter,
  frame: contentIn(locale)['letters/frame'],
  captions,
});
const letterOf = (kind: LetterKind, locale: CompleteLocale, given: Given = {}) => {
  const checked = checkAnswers(kind, typedFor(kind, given), clock);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return writeLetter(sourceOf(kind, locale), checked.answer);
};
const everyLetter = letterKinds.flatMap((kind) => completeLocales.map((locale) => [kind, locale] as const));

/** What some options ask for as well. */
const alwaysTyped = {
  partAmount: '10',
  ownWords: 'Mine',
  notNumbers: '617-555-0100',
  from: '8',
  until: '17',
  zone: 'eastern',
};

describe('a letter', () => {
  it.each(everyLetter)(
    '%s in %s has date, addresses, subject, paragraphs, closing and name [letters-3]',
    (kind, locale) => {
      const text = letterText(letterOf(kind, locale, { texts: { reference: 'WV-000123' } }));
      const order = ['Ana Muñoz', 'Apt. 3', 'Anytown, CT 06103', '2026', 'The Firm', 'WV-000123', '1. '];
      const places = order.map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(text.lastIndexOf('Ana Muñoz')).toBeGreaterThan(places.at(-1)!);
    },
  );

  it.each(everyLetter)(
    '%s in %s has no unfilled placeholder and no empty paragraph, in every branch',
    (kind, locale) => {
      for (const given of Object.values(branchesOf(kind))) {
        const { paragraphs } = letterOf(kind, locale, given);
        for (const { text, items } of paragraphs) {
          expect([text, ...items].filter((part) => part === '')).toEqual([]);
          expect([text, ...items].join()).not.toMatch(/[{}]/);
        }
      }
    },
  );

  it.each(['paragraphs', 'items'] as const)('throws when a text is missing: %s', (part) => {
    const source = sourceOf('more-information', 'en');
    const lacking = { ...source, words: { ...source.words, [part]: {} } };
    const checked = checkAnswers('more-information', typedFor('more-information', {}), clock);
    expect(() => writeLetter(lacking, 'answer' in checked ? checked.answer : expect.fail())).toThrow(/No text “\w+”/);
    expect(() => blankLetter(lacking)).toThrow(/No text “\w+”/);
  });

  it.each(letterKinds)('%s includes the answer to every field', (kind) => {
    // A date to send the letter by goes into the calendar, and what the letter does not do is only read.
    const unsaid = ['disputeBy', 'understood'];
    for (const field of fieldsOf(kind).filter(({ name }) => !unsaid.includes(name))) {
      const letters = answersTo(field).map((given) => {
        const { shownWith } = field;
        // A way that is ruled out cannot be allowed.
        const choices = shownWith
          ? { [shownWith.choice]: [shownWith.option] }
          : field.name === 'onlyWays' && { ways: [] };
        return letterText(
          letterOf(kind, 'en', {
            texts: { ...alwaysTyped, ...given.texts },
            days: { ...given.days },
            choices: { ...choices, ...given.choices },
          }),
        );
      });
      expect(letters.length).toBeGreaterThan(1);
      expect(new Set(letters).size, field.name).toBe(letters.length);
    }
  });

  it.each(letterKinds)('%s has the same paragraphs in both languages [letters-5]', (kind) => {
    for (const given of Object.values(branchesOf(kind))) {
      const [english, spanish] = completeLocales.map((locale) => letterOf(kind, locale, given).paragraphs);
      expect(spanish!.map(({ items, lines }) => [items.length, lines])).toEqual(
        english!.map(({ items, lines }) => [items.length, lines]),
      );
    }
  });

  it.each(everyLetter)('%s in %s never admits the debt [letters-4]', (kind, locale) => {
    for (const given of Object.values(branchesOf(kind)))
      expect(letterText(letterOf(kind, locale, given))).not.toMatch(
        /\b(I owe|my debt|I will pay|debo|mi deuda|pagaré)\b/i,
      );
  });

  it('allows only the ways that the sender names [letters-14]', () => {
    const { onlyThese } = contentIn('en')['letters/limit-contact'].letter.paragraphs;
    const allowed = (choices: Choices) =>
      letterOf('limit-contact', 'en', { choices }).paragraphs.find(({ text }) => text === onlyThese)?.items;
    expect(allowed({ ways: ['calls'] })).toBeUndefined();
    expect(allowed({ ways: ['calls'], onlyWays: ['mail'] })).toHaveLength(1);
    expect(allowed({ ways: [], onlyWays: ['calls', 'texts', 'email', 'mail'], work: ['notAtWork'] })).toBeUndefined();
  });

  it('that limits only hours does not name ways of contact', () => {
    const texts = { from: '9', until: '17', zone: 'eastern' };
    const choices: Choices = { ways: [], times: ['within'], days: ['everyDay'] };
    const written = letterOf('limit-contact', 'en', { texts, choices }).paragraphs;
    const { notThese, onlyThese } = contentIn('en')['letters/limit-contact'].letter.paragraphs;
    expect(written.map(({ text }) => text)).not.toContain(notThese);
    expect(written.map(({ text }) => text)).not.toContain(onlyThese);
    expect(written.map(({ text }) => text).join()).toContain('9:00');
  });

  it('without a reference has a blank for it', () => {
    expect(letterOf('dispute', 'en').subject).toContain('____');
  });

  it.each(everyLetter)('%s in %s can be filled in by hand', (kind, locale) => {
    const { paragraphs, subject, name } = blankLetter(sourceOf(kind, locale));
    expect(subject).toMatch(/^[^{}]*____[^{}]*$/);
    expect(name).toBe('');
    expect(paragraphs[0]!.isOptional, 'the first paragraph has no checkbox').toBe(false);
    expect(paragraphs.flatMap(({ text, items }) => [text, ...items]).join()).not.toMatch(/[{}]/);
    expect(paragraphs.every(({ text }) => text.length > 8)).toBe(true);
  });

  it.each(everyLetter)(
    '%s in %s has, as a blank, the letter’s frame, and captions for sender and date',
    (kind, locale) => {
      const source = sourceOf(kind, locale);
      const { salutation, closing, signature, box } = source.frame;
      expect(blankLetter(source)).toMatchObject({
        locale,
        recipient,
        ...captions,
        details: [],
        salutation,
        closing,
        signature,
        box,
      });
    },
  );

  it.each(completeLocales)('as a blank omits only paragraphs that others cover, in %s', (locale) => {
    const leftOut = letterKinds.flatMap((kind) => {
      const source = sourceOf(kind, locale);
      const written = blankLetter(source).paragraphs.map(({ text }) => text);
      const textByHand = (template: string) => template.replace(/ ?\{words\}/, '').replace(/\{\w+\}/g, blankLine);
      return Object.entries(source.words.paragraphs)
        .filter(([, template]) => !written.some((text) => text.trim() === textByHand(template)))
        .map(([id]) => id);
    });
    expect(leftOut).toEqual(['answering', 'disputePartOf', 'representsAll']);
  });

  it('as a blank has lines for the sender’s own words and the lawyer', () => {
    const linesOf = (kind: LetterKind) => blankLetter(sourceOf(kind, 'en')).paragraphs.flatMap(({ lines }) => lines);
    for (const lines of [linesOf('dispute'), linesOf('my-lawyer')]) expect(lines.join('\n')).toMatch(/^(_+\n){2,}_+$/);
    expect(linesOf('stop-contact')).toEqual([]);
  });

  it.each(completeLocales)('as a blank is numbered as the page beside it says, in %s [letters-11]', (locale) => {
    const texts = (kind: 'more-information' | 'limit-contact') =>
      blankLetter(sourceOf(kind, locale)).paragraphs.map(({ text }) => text);
    const { paragraphs: asks } = contentIn(locale)['letters/more-information'].letter;
    const { paragraphs: limits } = contentIn(locale)['letters/limit-contact'].letter;
    expect(texts('more-information').indexOf(asks.asDispute) + 1).toBe(4);
    expect(contentIn(locale)['letters/more-information'].byHand).toContain('4');
    expect(texts('limit-contact').indexOf(limits.notThese) + 1).toBe(2);
    expect(texts('limit-contact').indexOf(limits.onlyThese) + 1).toBe(3);
    expect(contentIn(locale)['letters/limit-contact'].byHand).toMatch(/2.*3/);
  });

  it.each(completeLocales)(
    'that stops contact asks for an answer only if it disputes, in %s [letters-12]',
    (locale) => {
      const asked = contentIn(locale)['letters/stop-contact'].letter.paragraphs.answerByMail;
      const texts = (given: Given) => letterOf('stop-contact', locale, given).paragraphs.map(({ text }) => text);
      expect(texts({ choices: { add: ['dispute'] } })).toContain(asked);
      expect(texts({ choices: { answer: ['byMail'] } })).not.toContain(asked);
      expect(texts({ choices: { add: ['dispute'], answer: [] } })).not.toContain(asked);
    },
  );

  it('shows text as typed, and never a refused number [letters-4]', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('<b>"x"</b> & ’', '🙂 مرحبا', '4111 1111 1111 1111', '123-45-6789'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...letterKinds),
        fc.constantFrom(...completeLocales),
        typed,
        typed,
        (kind, locale, creditor, city) => {
          const checked = checkAnswers(kind, typedFor(kind, { texts: { creditor, city } }), clock);
          if ('problems' in checked) return;
          const letter = writeLetter(sourceOf(kind, locale), checked.answer);
          const plain = (text: string) =>
            text
              .normalize('NFC')
              .replace(/[\p{Cc}\s]+/gu, ' ')
              .trim();
          expect(letter.sender.at(-1)).toBe(`${plain(city)}, CT 06103`);
          expect(letterText(letter)).toContain(plain(creditor));
          expect(letter.sender.some(hasSensitiveNumber)).toBe(false);
        },
      ),
    );
  });
});
