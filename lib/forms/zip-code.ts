import { plainCharacters } from '../text/plain-characters';

/** A ZIP code as it is printed, `12345` or `12345-6789`; undefined for anything else. */
export function readZipCode(text: string): string | undefined {
  const plain = plainCharacters(text).trim();
  return /^\d{5}(?:-\d{4})?$/.test(plain) ? plain : undefined;
}

/** Whether nine digits stand as a ZIP code often does: to be written in the right way, not a number to keep back. */
export function isLooseZipCode(text: string): boolean {
  return /^\d{5}[\s-]?\d{4}$/.test(plainCharacters(text).trim());
}
