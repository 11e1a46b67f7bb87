import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { officialList } from '@/content/official-facts';
import { formatPhone, nationalNumber } from '@/lib/links/phone';
import { checkOfficial } from '@/lib/official-list/check';
import { editDistance } from '@/lib/official-list/edit-distance';
import { normalize } from '@/lib/official-list/normalize';
import { quickest } from '@/tests/kit/quickest';

/** The firm's own list, as the page has it: these properties must hold for any firm's list. */
const list = officialList;
const verdictOf = (text: string) => checkOfficial(text, list)?.verdict;
const postal = list.addresses.map(({ street, city, state, zip }) => `${street}, ${city}, ${state} ${zip}`);

/** `text` with one letter or digit added, left out, changed or swapped with its neighbor. */
const oneEdit = (texts: readonly string[], alphabet: string) =>
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.constantFrom(...alphabet), fc.nat(3))
    .map(([text, place, letter, kind]) => {
      const at = place % text.length;
      const [head, tail] = [text.slice(0, at), text.slice(at)];
      if (kind === 0) return { text, edited: head + letter + tail };
      if (kind === 1) return { text, edited: head + tail.slice(1) };
      if (kind === 2) return { text, edited: head + letter + tail.slice(1) };
      return { text, edited: head + tail.slice(1, 2) + tail.slice(0, 1) + tail.slice(2) };
    });

const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
/** The letters of a license, then its digits: they count in either order. */
const bare = (text: string) => {
  const name = text.toUpperCase().replace(/^NMLS ID /, '');
  return `${name.replace(/[^A-Z]/g, '')} ${name.replace(/\D/g, '')}`;
};

describe('a text with one edit is never the same [same-4]', () => {
  it.each([
    ['a phone', list.phones.map(nationalNumber), '0123456789', digits],
    [
      'an email address',
      list.emails,
      'abcdefghijklmnopqrstuvwxyz0123456789-._+@',
      (text: string) => text.replace(/\.$/, ''),
    ],
    ['a host', list.hosts, 'abcdefghijklmnopqrstuvwxyz0123456789-.@', (text: string) => text.replace(/\.$/, '')],
    ['a license', list.licenses, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', bare],
    [
      'an address',
      postal,
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
      (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
    ],
  ] as const)('%s', (_, texts, alphabet, identity) => {
    const listed = new Set(texts.map(identity));
    fc.assert(
      fc.property(oneEdit(texts, alphabet), ({ edited }) => {
        // A mailbox and a site of ours differ by one character, too.
        const isOther = [...list.emails, ...list.hosts].includes(edited);
        if (!listed.has(identity(edited)) && !isOther) expect(verdictOf(edited)).not.toBe('same');
      }),
      { numRuns: 1000 },
    );
  });
});

it('a phone with a letter that looks like one of its digits is a look-alike [same-4]', () => {
  const letters: Readonly<Record<string, string>> = { 0: 'Oo', 1: 'IilL', 5: 'Ss', 8: 'Bb' };
  const phone = fc.constantFrom(...list.phones.flatMap((phone) => [phone, nationalNumber(phone), formatPhone(phone)]));
  fc.assert(
    fc.property(phone, fc.nat(), fc.nat(), (text, place, kind) => {
      const places = [...text].flatMap((digit, at) => (letters[digit] ? [at] : []));
      const at = places[place % places.length]!;
      const choices = letters[text.charAt(at)]!;
      const edited = text.slice(0, at) + choices.charAt(kind % choices.length) + text.slice(at + 1);
      expect(verdictOf(edited), edited).toBe('look-alike');
    }),
  );
});

it('returns a verdict for any input, without throwing [same-5]', () => {
  const scraps = fc.constantFrom(
    ...list.emails,
    ...list.hosts,
    ...postal,
    'https://',
    '@',
    '<',
    '>',
    '%',
    '\\',
    ':',
    '/',
    '[',
    'xn--',
    '%E0%A4%A',
    '\uD800',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.oneof(scraps, fc.string({ maxLength: 5 })), { maxLength: 6 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      expect([undefined, 'same', 'look-alike', 'not-ours', 'cannot-tell']).toContain(verdictOf(typed));
    }),
    { numRuns: 400 },
  );
  expect(verdictOf('9'.repeat(10_000))).toBe('not-ours');
  expect(verdictOf(list.hosts[0]?.repeat(500) ?? '')).toBe('look-alike');
});

it('takes no more than twice the time for twice the text that is almost a license number', () => {
  const timeOf = (length: number) => quickest(() => void verdictOf(`9${'a'.repeat(length)}_`));
  // Far above the ratio of a linear check, and far below that of one that tries every division of the text.
  expect(timeOf(22) / timeOf(11)).toBeLessThan(50);
});

it('returns the same verdict for every usual spelling of an entry [same-3]', () => {
  const official = fc.constantFrom(...list.phones, ...list.emails, ...list.hosts, ...postal);
  const dress = fc.constantFrom(
    (text: string) => ` ${text} `,
    (text: string) => text.toUpperCase(),
    (text: string) => `\u200B${text}\u00AD`,
    (text: string) => text.normalize('NFKD'),
    (text: string) =>
      [...text]
        .map((letter) => (/[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter))
        .join(''),
    normalize,
  );
  fc.assert(
    fc.property(official, fc.array(dress, { maxLength: 3 }), (text, dresses) => {
      expect(verdictOf(dresses.reduce((worn, put) => put(worn), text))).toBe('same');
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(verdictOf(normalize(text))).toBe(verdictOf(text));
    }),
  );
});

it('editDistance is symmetric and bounded by the longer text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
  expect(editDistance('6175550100', '6175551000')).toBe(1);
});

it('punctuation around a text does not change its verdict [same-3] [same-4]', () => {
  const official = [...list.emails, ...list.hosts, ...list.phones.map(formatPhone), ...list.licenses, ...postal];
  const text = fc.oneof(
    fc.constantFrom(...official),
    oneEdit(official, 'abcxyzABCXYZ0123456789-').map(({ edited }) => edited),
  );
  const enclosing = fc.constantFrom('()', '[]', '{}', '<>', '""', "''", '“”', '‘’', '«»', '„“', '¿?', '¡!');
  const after = fc.constantFrom('', '.', ',', ';', ':', '?', '!', '…');
  fc.assert(
    fc.property(text, fc.array(enclosing, { maxLength: 3 }), after, (alone, marks, end) => {
      const around = marks.reduce((inner, [open = '', close = '']) => open + inner + close, alone);
      for (const written of [around + end, alone + marks.join('').slice(1, 2) + end])
        expect(checkOfficial(written, list), written).toEqual(checkOfficial(alone, list));
    }),
    { numRuns: 1000 },
  );
});
