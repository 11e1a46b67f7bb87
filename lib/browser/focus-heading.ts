type HeadingFocus = FocusOptions & { heading?: HTMLElement | null };

/**
 * Moves focus to `heading`, by default the page's `h1`, and scrolls to it unless `preventScroll` is set. Its `tabindex` is removed on blur,
 * because with it a later click on the heading would move the starting point of Tab.
 */
export function focusHeading({ heading, ...options }: HeadingFocus = {}): HTMLElement | null {
  const target = heading ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return null;
  const isMadeFocusable = target.tabIndex < 0 && !target.hasAttribute('tabindex');
  if (isMadeFocusable) target.setAttribute('tabindex', '-1');
  target.focus(options);
  if (isMadeFocusable) dropTabIndex(target);
  return target;
}

/** Removes the `tabindex` of `element`, on blur if it has focus, else at once. */
export function dropTabIndex(element: HTMLElement): void {
  const drop = () => element.removeAttribute('tabindex');
  if (document.activeElement === element) element.addEventListener('blur', drop, { once: true });
  else drop();
}
