/** The control `id` of the form, or `undefined` if it is not shown. */
export function controlOf(form: HTMLFormElement, id: string) {
  const control = form.elements.namedItem(id);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
}
