import { holdPage } from '@/lib/browser/hold-page';
import { makeInertBehind } from '@/lib/browser/make-inert-behind';

/** Keeps scrolling and the Tab key out of what is behind the open menu (`menu-2`, `menu-3`). Returns an undo function. */
export function confineToMenu(button: Element, panel: Element): () => void {
  // The rest of the header stays visible and clickable, but Tab stays in the menu.
  const beside = [...(button.closest('header')?.querySelectorAll('a') ?? [])].filter(
    (link) => link !== button && !panel.contains(link),
  );
  const undo = makeInertBehind(button);
  beside.forEach((link) => link.setAttribute('tabindex', '-1'));
  const release = holdPage();
  return () => {
    release();
    undo();
    beside.forEach((link) => link.removeAttribute('tabindex'));
  };
}
