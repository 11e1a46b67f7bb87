import type { Fact } from '@/editor/texts/facts-in-texts';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import { isAddress } from '@/lib/text/inline-markup';
import { element } from '../dom';
import { pointAt } from '../point-at';
import { words } from '../words';
import type { TextField } from './text-field';

/** Small controls for the selected words of a field: bold, and the target of a link. */
export function markupTools(language: CompleteLocale, field: TextField, facts: readonly Fact[]): HTMLElement {
  const options = `link-addresses-${language}`;
  const address = element('input', { 'aria-label': words.linkAddress, list: options, placeholder: '/contact' });
  const said = element('span', { role: 'status', id: `link-said-${language}` });
  const form = element(
    'span',
    { hidden: true },
    address,
    element(
      'datalist',
      { id: options },
      ...Object.values(pagePaths).map((page) => element('option', { value: page })),
      ...facts
        .filter(({ name }) => name.startsWith('site.'))
        .map(({ name, shows }) => element('option', { value: `\${${name}}` }, shows)),
    ),
    element('button', { type: 'button', onclick: set }, words.linkSet),
  );
  // Escape here cancels the link, not the text.
  address.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') return set();
    form.hidden = true;
    field.focus();
  });
  return element(
    'span',
    { class: 'markup' },
    element('button', { type: 'button', 'aria-label': words.bold(language), onclick: bold }, words.boldButton),
    element('button', { type: 'button', 'aria-label': words.link(language), onclick: open }, words.linkButton),
    form,
    said,
  );

  function bold() {
    showResult(field.toggleBold());
  }

  function open() {
    say('');
    address.value = field.linkAtCaret();
    form.hidden = false;
    address.focus();
  }

  function set() {
    const target = address.value.trim();
    if (!isAddress(target)) {
      say(words.linkSigns, true);
      return address.focus();
    }
    const isDone = field.setLink(target);
    showResult(isDone);
    form.hidden = isDone;
  }

  function showResult(isDone: boolean) {
    say(isDone ? '' : words.selectFirst);
    if (isDone) field.focus();
  }

  function say(sentence: string, isOfTarget = false) {
    said.textContent = sentence;
    pointAt(address, said, isOfTarget);
  }
}
