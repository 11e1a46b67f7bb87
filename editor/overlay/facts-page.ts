import type { FactField } from '../texts/firm-facts';
import { api } from './api';
import { element } from './dom';
import { words } from './words';

/** The facts of the firm as forms, one group after the other; each is saved by itself. */
export async function showFacts(main: HTMLElement): Promise<void> {
  const { facts } = await api.facts();
  const groups = [...new Set(facts.map(({ id }) => groupOf(id)))];
  main.replaceChildren(
    element('h1', {}, words.facts.title),
    element('p', {}, words.facts.intro),
    ...groups.map((group) => {
      const fields = facts.filter(({ id }) => groupOf(id) === group);
      return element('section', { 'aria-label': group }, element('h2', {}, group), ...fields.map(formOf));
    }),
  );
}

function formOf(fact: FactField): HTMLElement {
  const label = labelOf(fact.id);
  const message = element('p', { class: 'message', role: 'status', id: `message-${fact.id}` });
  const input = inputOf(fact);
  const typed = () => (fact.kind === 'switch' ? String(input.checked) : input.value);
  const save = element('button', { disabled: true, 'aria-label': `${words.facts.save} ${label}` }, words.facts.save);
  let from = fact.shows;
  input.addEventListener('input', () => (save.disabled = typed() === from));
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

  async function write() {
    save.disabled = true;
    message.textContent = words.saving;
    point(false);
    try {
      const { shows, findings } = await api.saveFact({ id: fact.id, from, typed: typed() });
      from = shows;
      input.value = shows;
      message.textContent = [
        words.facts.saved,
        ...findings.map((finding) => `${finding.message} ${words.expected} ${finding.expected}`),
      ].join(' ');
    } catch (error) {
      message.textContent = error instanceof Error ? error.message : String(error);
      point(true);
      save.disabled = false;
      input.focus();
    }
  }

  /** Ties the message to the field when it says what is wrong with it. */
  function point(wrong: boolean) {
    input.setAttribute('aria-invalid', String(wrong));
    if (wrong) input.setAttribute('aria-describedby', message.id);
    else input.removeAttribute('aria-describedby');
  }
}

const types = { phone: 'tel', email: 'email', url: 'url', text: 'text', time: 'time', count: 'number' } as const;

function inputOf({ kind, shows }: FactField): HTMLInputElement {
  if (kind === 'switch') return element('input', { type: 'checkbox', checked: shows === 'true' });
  return element('input', { type: types[kind], value: shows, size: 60, autocomplete: 'off' });
}

function groupOf(id: string): string {
  const [constant = '', group = ''] = id.split('.');
  return spoken(constant === 'firm' ? (id.split('.').length > 2 ? group : 'firm') : constant);
}

function labelOf(id: string): string {
  const steps = id.split('.').slice(1);
  return spoken(steps.slice(steps.length > 1 && id.startsWith('firm.') ? 1 : 0).join(', '));
}

/** `newYorkCity` as "New york city". */
function spoken(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
