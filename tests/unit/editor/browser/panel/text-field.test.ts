// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textField } from '@/editor/browser/panel/text-field';

const noBreak = '\u00a0';

it.each([
  ['keeps the no-break spaces that its text has', `At 9${noBreak}a.m.`, `At 9${noBreak}a.m. today`],
  ['has no no-break spaces of the browser in a text without any', 'At 9 a.m.', 'At 9 a.m. today'],
])('a field %s', (_, text, after) => {
  const { node, tokens } = textField('English', 'en', [{ words: text }], {
    facts: [],
    isRich: false,
    isReadOnly: false,
  });
  expect(tokens()).toEqual([{ words: text }]);
  node.append(text.includes(noBreak) ? ' today' : `${noBreak}today`);
  expect(tokens()).toEqual([{ words: after }]);
});
