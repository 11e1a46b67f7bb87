/*
 * The forms of a US number: `+18005550199` is stored and dialed (E.164), `8005550199` is compared, `800-555-0199` is read.
 */

/**
 * `800-555-0199` of `+18005550199`, in both languages. CSS keeps a `tel:` link on one line, so the hyphens are plain ones, which stay
 * searchable and copyable.
 */
export function formatPhone(number: string): string {
  return phoneParts(number).join('-');
}

/** `8005550199` of `+18005550199`: what is the same whether or not a country code is typed. */
export function nationalNumber(number: string): string {
  return phoneParts(number).join('');
}

/** `+18005550199` of `8005550199`. */
export function withCountryCode(national: string): string {
  return `+1${national}`;
}

/** Area code, exchange and line. Throws for anything but a US number with its country code, so that no misspelled fact is built. */
function phoneParts(number: string): readonly string[] {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  if (!parts) throw new TypeError(`"${number}" is not a US number in the form +1NXXNXXXXXX`);
  return parts.slice(1);
}
