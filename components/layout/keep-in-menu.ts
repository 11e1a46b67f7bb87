import { holdPage } from '@/lib/browser/hold-page';
import { makeInertBehind } from '@/lib/browser/make-inert-behind';

/** Makes the page behind the open menu inert, stops it from scrolling, and removes the header's other links from the tab order (`menu-2`, `menu-3`). Returns an undo function. */
export function keepInMenu(button: Element, panel: Element): () => void {
  // The rest of the header stays visible and clickable, but Tab stays in the menu.
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
