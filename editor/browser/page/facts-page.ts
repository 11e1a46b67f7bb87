import { faultText } from '@/editor/check/fault-text';
import type { FactField } from '@/editor/facts/fact-fields';
import { ask } from '../ask';
import { element } from '../dom';
import { submit } from '../submit';
import { words } from '../words';
import { groupOf, labelOf } from './fact-names';
import { shortAddressForms } from './short-address-forms';

/** The firm's facts as forms, in groups; each form is saved separately. */
export async function showFacts(main: HTMLElement): Promise<void> {
  const { facts, addresses, pages } = await ask('listFacts', {});
  const groups = [...new Set(facts.map(({ id }) => groupOf(id)))];
  main.replaceChildren(
    element('h1', {}, words.facts.title),
    element('p', {}, words.facts.intro),
    ...groups.map((group) => {
      const fields = facts.filter(({ id }) => groupOf(id) === group);
      return element('section', { 'aria-label': group }, element('h2', {}, group), ...fields.map(formOf));
    }),
    shortAddressForms(addresses, pages),
  );
}

function formOf(fact: FactField): HTMLElement {
  const label = labelOf(fact.id);
  const message = element('p', { class: 'message', role: 'status', id: `message-${fact.id}` });
  const input = inputOf(fact);
  const typed = () => (fact.kind === 'switch' ? String(input.checked) : input.value);
  const save = element('button', { disabled: true, 'aria-label': `${words.facts.save} ${label}` }, words.facts.save);
  let from = fact.shows;
  let isSaving = false;
  input.addEventListener('input', enable);
  return element(
    'form',
    {
      class: 'filters',
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        if (!save.disabled) void write();
      },
    },
    element('label', {}, label, input),
    save,
    message,
  );

  /** While a value is being saved, the next one waits: the server would take it for a conflict. */
  function enable() {
    save.disabled = isSaving || typed() === from;
  }

  async function write() {
    const sent = typed();
    // The button is disabled in a moment, which would leave focus nowhere.
    input.focus();
    isSaving = true;
    enable();
    await submit({ [fact.id]: input }, message, async () => {
      const { shows, findings } = await ask('saveFact', { id: fact.id, from, typed: sent });
      from = shows;
      // Text that was typed in the meantime stays.
      if (typed() === sent) input.value = shows;
      message.textContent = [words.facts.saved, ...findings.map(faultText)].join(' ');
    });
    isSaving = false;
    enable();
  }
}

const types = {
  phone: 'tel',
  email: 'email',
  domain: 'text',
  url: 'url',
  origin: 'url',
  text: 'text',
  time: 'time',
  count: 'number',
} as const;

function inputOf({ kind, shows }: FactField): HTMLInputElement {
  if (kind === 'switch') return element('input', { type: 'checkbox', checked: shows === 'true' });
  return element('input', { type: types[kind], value: shows, size: 60, autocomplete: 'off' });
}
