import type { Token } from '@/editor/source/tokens';
import { element } from '../dom';
import { drafts } from '../panel/drafts';
import { words } from '../words';

/**
 * What was typed for texts that are not among `keys`, the keys of all texts. No panel opens for these, so each has a button here that discards it;
 * `discarded` runs afterwards. Empty if there are none.
 */
export function draftsWithoutText(keys: readonly string[], discarded: () => void): HTMLElement[] {
  const left = drafts.keysBesides(keys);
  if (left.length === 0) return [];
  const discard = (key: string) => {
    drafts.forget(key);
    discarded();
  };
  return [
    element('h2', {}, words.withoutText.title),
    element('p', {}, words.withoutText.why),
    element('table', {}, element('tbody', {}, ...left.map((key) => rowOf(key, () => discard(key))))),
  ];
}

function rowOf(key: string, onclick: () => void): HTMLElement {
  const texts = drafts.read(key)?.texts;
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, key),
    element('td', { lang: 'en' }, typed(texts?.en)),
    element('td', { lang: 'es' }, typed(texts?.es)),
    element(
      'td',
      {},
      element(
        'button',
        { type: 'button', 'aria-label': words.withoutText.discardTyped(key), onclick },
        words.withoutText.discard,
      ),
    ),
  );
}

function typed(tokens: readonly Token[] = []): string {
  return tokens.map((token) => ('words' in token ? token.words : token.fact)).join('');
}
