import { messageOf } from '@/lib/text/message-of';
import type { ShortAddress, ShortAddressEdit } from '../texts/short-addresses';
import { ask, Refused } from './ask';
import { element } from './dom';
import { pointAt } from './point-at';
import { words } from './words';

/** A form for each short address, and one for a new one; each is saved separately. */
export function shortAddressForms(addresses: readonly ShortAddress[], pages: readonly string[]): HTMLElement {
  const said = element('p', { class: 'message', role: 'status', 'aria-label': words.addresses.title });
  const forms = element('div');
  const fresh = element('div');
  const section = element(
    'section',
    { 'aria-label': words.addresses.title },
    element('h2', {}, words.addresses.title),
    element('p', {}, words.addresses.intro),
    forms,
    said,
    fresh,
  );
  show(addresses);
  return section;

  function show(present: readonly ShortAddress[]) {
    forms.replaceChildren(...present.map((address) => shortAddressForm(address, pages, done)));
    fresh.replaceChildren(shortAddressForm(undefined, pages, done));
  }

  /** Renders the forms again from disk and focuses the form for a new address, which is always there. */
  async function done(what: string) {
    show((await ask('facts', {})).addresses);
    said.textContent = what;
    fresh.querySelector('input')?.focus();
  }
}

/** The form of one short address, or of a new one if none is given. */
function shortAddressForm(
  seen: ShortAddress | undefined,
  pages: readonly string[],
  done: (what: string) => Promise<void>,
): HTMLElement {
  const id = `message-address-${seen?.from ?? 'new'}`;
  const message = element('p', { class: 'message', role: 'status', id });
  const fields = {
    from: element('input', { value: seen?.from ?? '', autocomplete: 'off', placeholder: words.addresses.example }),
    to: element('select', {}, ...['', ...pages].map((page) => element('option', { value: page }, page))),
  };
  fields.to.value = seen?.to ?? '';
  const name = seen?.from ?? '';
  const save = element('button', { disabled: true }, seen ? words.addresses.save(name) : words.addresses.add);
  const remove =
    seen && element('button', { type: 'button', onclick: () => void change({ seen }) }, words.addresses.remove(name));
  const wanted = () => ({ from: fields.from.value, to: fields.to.value });
  for (const field of Object.values(fields)) field.addEventListener('input', follow);
  return element(
    'form',
    {
      class: 'filters',
      'aria-label': seen ? words.addresses.form(name) : words.addresses.newForm,
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        if (!save.disabled) void change({ seen, wanted: wanted() });
      },
    },
    element('label', {}, words.addresses.from, fields.from),
    element('label', {}, words.addresses.to, fields.to),
    save,
    remove,
    message,
  );

  function follow() {
    const { from, to } = wanted();
    save.disabled = from === (seen?.from ?? '') && to === (seen?.to ?? '');
  }

  async function change(edit: ShortAddressEdit) {
    save.disabled = true;
    message.textContent = words.saving;
    for (const field of Object.values(fields)) pointAt(field, message, false);
    try {
      await ask('saveShortAddress', edit);
      const { wanted: now } = edit;
      await done(now ? words.addresses.saved(now.from, now.to) : words.addresses.removed(name));
    } catch (error) {
      message.textContent = messageOf(error);
      const field = error instanceof Refused && fields[error.field as keyof typeof fields];
      if (field) {
        pointAt(field, message, true);
        field.focus();
      }
      follow();
    }
  }
}
