/** Ties a message to the field that it is about, or unties it. */
export function pointAt(field: HTMLElement, message: HTMLElement, wrong: boolean): void {
  field.setAttribute('aria-invalid', String(wrong));
  if (wrong) field.setAttribute('aria-describedby', message.id);
  else field.removeAttribute('aria-describedby');
}
