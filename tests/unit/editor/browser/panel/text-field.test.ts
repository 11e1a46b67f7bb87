// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { textField } from '@/editor/browser/panel/text-field';

const noBreak = '\u00a0';

afterEach(() => document.body.replaceChildren());

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

/** A field in the page with the words `from` to `until` of its text selected. */
function selectedField(text: string, from: number, until = from) {
  const facts = ['phone.main', 'hours.opens'].map((name) => ({ name, shows: name }));
  const field = textField('English', 'en', [{ words: text }], { facts, isRich: false, isReadOnly: false });
  const select = document.createElement('select');
  document.body.append(field.node, select);
  field.focus();
  getSelection()!.setBaseAndExtent(field.node.firstChild!, from, field.node.firstChild!, until);
  return { ...field, facts, select };
}

function paste(field: HTMLElement, words: string): void {
  const event = new InputEvent('beforeinput', { inputType: 'insertFromPaste', cancelable: true });
  const given = { dataTransfer: { getData: () => words }, getTargetRanges: () => [getSelection()!.getRangeAt(0)] };
  field.dispatchEvent(Object.assign(event, given));
}

it.each([
  ['at the end', 7, 7, 'We call you now'],
  ['in place of selected words', 3, 7, 'We you now'],
])('words pasted %s are followed by those that come next', (_, from, until, after) => {
  const { node, text } = selectedField('We call', from, until);
  paste(node, from === until ? ' you' : 'you');
  paste(node, ' now');
  expect(text()).toBe(after);
});

it('facts come after each other, and the select from which they were chosen keeps focus', () => {
  const { tokens, insertFact, facts, select } = selectedField('Call ', 5);
  select.focus();
  facts.forEach(insertFact);
  expect(document.activeElement).toBe(select);
  expect(tokens()).toEqual([{ words: 'Call ' }, { fact: 'phone.main' }, { fact: 'hours.opens' }]);
});
