/**
 * Puts focus on `heading`, by default the page's `h1`, and scrolls to it unless `options` say otherwise. Its `tabindex` goes when it
 * loses focus: with it, a later click on the heading would move the place from which Tab goes on.
 */
export function focusHeading(options?: FocusOptions, heading?: HTMLElement | null): HTMLElement | null {
  const target = heading ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return null;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus(options);
  return target;
}
