import type { Author } from '@/editor/git/commit';
import { element } from '../dom';
import { words } from '../words';

/** A form that commits; `commit` returns whether that worked, and only then is the typed text removed. */
export function commitForm(commit: (what: string, author: Author | undefined) => Promise<boolean>) {
  const what = element('input', { required: true, size: 60 });
  const name = element('input', { autocomplete: 'name' });
  const email = element('input', { type: 'email', autocomplete: 'email' });
  const identity = [element('label', {}, words.name, name), element('label', {}, words.email, email)];
  let isNamed = true;
  const node = element(
    'form',
    {
      class: 'filters',
      hidden: true,
      onsubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    element('label', {}, words.commitLabel, what),
    ...identity,
    element('button', { class: 'main' }, words.commit),
  );
  return { node, show };

  /** Shows the form if anything is uncommitted; it asks for a name if `author`, the name under which Git commits, is empty. */
  function show(hasUncommitted: boolean, author: string) {
    node.hidden = !hasUncommitted;
    isNamed = author !== '';
    for (const label of identity) label.hidden = isNamed;
    for (const input of [name, email]) input.required = !isNamed;
  }

  async function submit() {
    const author = isNamed ? undefined : { name: name.value, email: email.value };
    if (await commit(what.value, author)) what.value = '';
  }
}
