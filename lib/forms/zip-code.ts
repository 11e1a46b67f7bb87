import { plainCharacters } from '../text/plain-characters';

/** Reads a ZIP code in its printed form, `12345` or `12345-6789`; undefined for anything else. */
export function readZipCode(text: string): string | undefined {
  const plain = plainCharacters(text).trim();
  return /^\d{5}(?:-\d{4})?$/.test(plain) ? plain : undefined;
}

/** Whether nine digits are written like a ZIP code, so that they are reported as misspelled instead of as a sensitive number. */
export function isLooseZipCode(text: string): boolean {
  return /^\d{5}[\s-]?\d{4}$/.test(plainCharacters(text).trim());
}
