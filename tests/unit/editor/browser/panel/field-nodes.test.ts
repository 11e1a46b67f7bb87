// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nodesOf, tokensIn } from '@/editor/browser/panel/field-nodes';
import type { Token } from '@/editor/source/tokens';

const facts = [{ name: 'phone.main', shows: '800-555-0199' }];

function field(tokens: readonly Token[]): HTMLElement {
  const node = document.createElement('div');
  node.append(...nodesOf(tokens, facts));
  return node;
}

it('a link whose words were deleted leaves no markup', () => {
  const node = field([{ words: 'Write [to us](/contact).' }]);
  node.querySelector('.link')!.replaceChildren();
  expect(tokensIn(node)).toEqual([{ words: 'Write .' }]);
});

it.each<[string, readonly Token[], string]>([
  ['words', [{ words: 'Call us.' }], 'Call us.'],
  ['bold and a link', [{ words: '**Call** or [write](/contact).' }], 'Call or write.'],
  ['a fact', [{ words: 'Call ' }, { fact: 'phone.main' }, { words: '.' }], 'Call 800-555-0199.'],
  ['a fact in bold', [{ words: '**' }, { fact: 'phone.main' }, { words: '**' }], '800-555-0199'],
  ['a link to a fact', [{ words: '[Pay](' }, { fact: 'site.pay' }, { words: ')' }], 'Pay'],
  ['a fact that is not known', [{ fact: 'site.pay' }, { words: ' pays' }], 'site.pay pays'],
])('a field of %s shows it and returns the same tokens', (_, tokens, shows) => {
  const node = field(tokens);
  expect(node.textContent).toBe(shows);
  expect(tokensIn(node)).toEqual(tokens);
});
