import { holdPage } from '@/lib/browser/hold-page';

/** Makes what lies behind the open menu inert and still, and takes the header's other links out of the Tab key's way (`menu-2`, `menu-3`). Gives the function that undoes it. */
export function keepInMenu(button: Element, panel: Element): () => void {
  const behind = [...document.body.children].filter((element) => !element.contains(button));
  // The rest of the header stays in sight and can be clicked, but the Tab key stays in the menu.
  const beside = [...document.querySelectorAll('header a')].filter((link) => link !== button && !panel.contains(link));
  behind.forEach((element) => element.toggleAttribute('inert', true));
  beside.forEach((link) => link.setAttribute('tabindex', '-1'));
  const release = holdPage();
  return () => {
    release();
    behind.forEach((element) => element.removeAttribute('inert'));
    beside.forEach((link) => link.removeAttribute('tabindex'));
  };
}
