import type { ShortAddress, ShortAddressEdit } from '@/editor/facts/short-addresses';
import { ask } from '../ask';
import { element } from '../dom';
import { submit } from '../submit';
import { words } from '../words';

/** A form for each short address, and one for a new one; each is saved separately. */
export function shortAddressForms(addresses: readonly ShortAddress[], pages: readonly string[]): HTMLElement {
  const said = element('p', { class: 'message', role: 'status', 'aria-label': words.addresses.title });
  const forms = element('div', {}, ...addresses.map((address) => shortAddressForm(address, pages, follow)));
  const fresh = element('div', {}, shortAddressForm(undefined, pages, follow));
  return element(
    'section',
    { 'aria-label': words.addresses.title },
    element('h2', {}, words.addresses.title),
    element('p', {}, words.addresses.intro),
    forms,
    said,
    fresh,
  );

  /** Renders only the saved form again, because other forms may contain unsaved input; then focuses the form for a new address. */
  function follow(form: HTMLElement, what: string, saved: ShortAddress | undefined) {
    const next = saved && shortAddressForm(saved, pages, follow);
    if (fresh.contains(form)) {
      if (next) forms.append(next);
      form.replaceWith(shortAddressForm(undefined, pages, follow));
    } else form.replaceWith(...(next ? [next] : []));
    said.textContent = what;
    fresh.querySelector('input')?.focus();
  }
}

/** Called after a form was saved: with a description of the change, and the short address as it is now, unless it was removed. */
type Follow = (form: HTMLElement, what: string, saved: ShortAddress | undefined) => void;

/** The form of one short address, or of a new one if none is given. */
function shortAddressForm(seen: ShortAddress | undefined, pages: readonly string[], done: Follow): HTMLElement {
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
  for (const field of Object.values(fields)) field.addEventListener('input', enable);
  const form = element(
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
  return form;

  function enable() {
    const { from, to } = wanted();
    save.disabled = from === (seen?.from ?? '') && to === (seen?.to ?? '');
  }

  async function change(edit: ShortAddressEdit) {
    const pressed = document.activeElement;
    save.disabled = true;
    form.inert = true;
    const isSaved = await submit(fields, message, async () => {
      const { saved } = await ask('saveShortAddress', edit).finally(() => (form.inert = false));
      done(form, saved ? words.addresses.saved(saved.from, saved.to) : words.addresses.removed(name), saved);
    });
    if (isSaved) return;
    enable();
    // An inert form loses the focus, and only a refusal of a field returns it.
    if (pressed instanceof HTMLElement && !form.contains(document.activeElement)) pressed.focus();
  }
}
