/** Keeps Tab within `controls`: after the last comes the first, and the reverse with Shift. */
export function wrapTab(event: KeyboardEvent, controls: readonly HTMLElement[]): void {
  if (event.key !== 'Tab') return;
  const [leaving, next] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  const { activeElement } = document;
  if (activeElement !== leaving && controls.some((control) => control === activeElement)) return;
  event.preventDefault();
  next?.focus();
}
