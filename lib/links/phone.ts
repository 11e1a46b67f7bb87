/**
 * A US number in the E.164 form `+18005550199` as it is read, `800-555-0199`, the same in both languages.
 * The hyphens do not break: CSS keeps a `tel:` link on one line, so plain ones stay searchable and copyable.
 */
export function formatPhone(number: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (!parts) throw new TypeError(`"${number}" is not a US number in the form +1NXXNXXXXXX`);
  return parts.slice(1).join('-');
}
