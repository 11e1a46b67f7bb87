/**
 * Formats the E.164 number `+18005550199` as `800-555-0199`, in both languages. CSS keeps a `tel:` link on one line, so the hyphens are plain
 * ones, which stay searchable and copyable.
 */
export function formatPhone(number: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (!parts) throw new TypeError(`"${number}" is not a US number in the form +1NXXNXXXXXX`);
  return parts.slice(1).join('-');
}
