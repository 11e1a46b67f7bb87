import { expect, it } from 'vitest';
import { isPlainClick } from '@/lib/browser/plain-click';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };

it.each([
  ['a plain click', {}, true],
  ['the middle button', { button: 1 }, false],
  ['Command', { metaKey: true }, false],
  ['Control', { ctrlKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['a click that was handled before', { defaultPrevented: true }, false],
])('%s: isPlainClick with %j is %s', (_, change, expected) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(expected);
});
