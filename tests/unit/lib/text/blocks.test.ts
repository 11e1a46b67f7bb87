import { expect, test } from 'vitest';
import { list } from '@/content/blocks';
import { isNamedList, isShortList, textsOf } from '@/lib/text/blocks';

const item = (characters: number) => 'a'.repeat(characters);

test.each([
  ['five items of 70 characters', Array.from({ length: 5 }, () => item(70)), true],
  ['four items', Array.from({ length: 4 }, () => item(10)), false],
  ['longer ones on average', [...Array.from({ length: 4 }, () => item(70)), item(71)], false],
  ['a long one among short ones', [...Array.from({ length: 8 }, () => item(30)), item(150)], true],
  ['a long address that is not seen', Array.from({ length: 5 }, () => `[${item(70)}](/${item(90)})`), true],
])('isShortList: %s', (_, items, isShort) => {
  expect(isShortList(list('These:', items))).toBe(isShort);
});

test.each([
  ['names that end a sentence', ['**No fee.** We add nothing.', '**¿Es suya?** Mire el nombre.'], true],
  ['names before facts', ['**Phone** [617-555-0100](tel:+16175550100)', '**Founded** 1990'], true],
  ['a bold start of a sentence', ['**No fee.** We add nothing.', '**We meet,** at our office.'], false],
  ['an item without a name', ['**No fee.** We add nothing.', 'We add **nothing.** Never.'], false],
])('isNamedList: %s', (_, items, isNamed) => {
  expect(isNamedList(list('These:', items))).toBe(isNamed);
});

test('textsOf returns the texts of a block in order', () => {
  expect(textsOf(list('These:', ['one', 'two']))).toEqual(['These:', 'one', 'two']);
  expect(textsOf({ type: 'paragraph', text: 'Words' })).toEqual(['Words']);
});
