/**
 * Puts focus on `heading`, by default the page's `h1`, and scrolls to it unless `options` say otherwise. Its `tabindex` goes when it
 * loses focus: with it, a later click on the heading would move the place from which Tab goes on.
 */
export function focusHeading(options?: FocusOptions, heading?: HTMLElement | null): HTMLElement | null {
  const target = heading ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return null;
  const isMadeFocusable = target.tabIndex < 0 && !target.hasAttribute('tabindex');
  if (isMadeFocusable) target.setAttribute('tabindex', '-1');
  target.focus(options);
  if (isMadeFocusable) dropTabIndex(target);
  return target;
}

/** Takes the `tabindex` of `element` away, when it loses focus if it has it. */
export function dropTabIndex(element: HTMLElement): void {
  const drop = () => element.removeAttribute('tabindex');
  if (document.activeElement === element) element.addEventListener('blur', drop, { once: true });
  else drop();
}
