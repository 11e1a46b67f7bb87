/** Whether a click would follow a link in this tab: with the main button, without a modifier key, and not prevented. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * The link that a click has followed in this tab, for handlers that run after the router's: the router prevents the click that it follows, and
 * a click with another button or a modifier key, which opens a tab or saves a file, stays as it is.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented } = event;
  return target instanceof Element && (defaultPrevented || isPlainClick(event)) ? target.closest('a') : null;
}
