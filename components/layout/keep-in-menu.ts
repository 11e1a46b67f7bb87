import { holdPage } from '@/lib/browser/hold-page';
import { makeInertBehind } from '@/lib/browser/make-inert-behind';

/** Makes what lies behind the open menu inert and still, and takes the header's other links out of the Tab key's way (`menu-2`, `menu-3`). Gives the function that undoes it. */
export function keepInMenu(button: Element, panel: Element): () => void {
  // The rest of the header stays in sight and can be clicked, but the Tab key stays in the menu.
  const beside = [...document.querySelectorAll('header a')].filter((link) => link !== button && !panel.contains(link));
  const undo = makeInertBehind(button);
  beside.forEach((link) => link.setAttribute('tabindex', '-1'));
  const release = holdPage();
  return () => {
    release();
    undo();
    beside.forEach((link) => link.removeAttribute('tabindex'));
  };
}
