import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameReply, messageText, withinLimit } from '@/lib/chat/message';

describe('the text of a message', () => {
  it.each([
    ['  hello  ', 'hello'],
    ['\n one\ntwo \n', 'one\ntwo'],
    [' \n\t ', ''],
    ['<b>not bold</b>', '<b>not bold</b>'],
    ['مرحبا', 'مرحبا'],
  ])('%j is stored as %j', (written, kept) => expect(messageText(written)).toBe(kept));

  it('truncates at 500 characters', () => {
    expect(messageText('a'.repeat(500))).toHaveLength(500);
    expect(messageText('a'.repeat(10_000))).toBe('a'.repeat(500));
  });

  it('never splits a character', () => {
    expect(withinLimit(`${'a'.repeat(499)}😀`)).toBe('a'.repeat(499));
    expect(withinLimit('😀'.repeat(400))).toBe('😀'.repeat(250));
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 1000 }),
        (text) => isWellFormed(withinLimit(text)) && withinLimit(text).length <= 500,
      ),
    );
  });
});

describe('a typed suggestion', () => {
  it.each([
    ['yes', 'Yes', true],
    ['YES!', 'Yes', true],
    ['sí', 'Sí', true],
    ['SI', 'Sí', true],
    ['no.', 'No', true],
    ['yes please', 'Yes', false],
    ['a 😀', 'a', false],
    ['nope', 'No', false],
    ['…', 'No', false],
    ['', 'No', false],
  ])('isSameReply of %j and %j is %s', (written, offered, same) => expect(isSameReply(written, offered)).toBe(same));
});

/** Every half of a pair has its other half. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
