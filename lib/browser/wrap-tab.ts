/** Keeps Tab within `controls`: Tab moves from the last control to the first, and Shift+Tab from the first to the last. */
export function wrapTab(event: KeyboardEvent, controls: readonly HTMLElement[]): void {
  if (event.key !== 'Tab') return;
  const [leaving, next] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  const { activeElement } = document;
  if (activeElement !== leaving && controls.some((control) => control === activeElement)) return;
  event.preventDefault();
  next?.focus();
}
