/** Puts focus on the page's `h1`, as on a new page, and scrolls to it unless `options` say otherwise; gives the heading. */
export function focusHeading(options?: FocusOptions): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus(options);
  return heading;
}
