/** Links a message to its field with ARIA attributes, or removes the link. */
export function pointAt(field: HTMLElement, message: HTMLElement, wrong: boolean): void {
  field.setAttribute('aria-invalid', String(wrong));
  if (wrong) field.setAttribute('aria-describedby', message.id);
  else field.removeAttribute('aria-describedby');
}
