import { plainCharacters } from '../text/plain-characters';

/** A ZIP code of five or nine digits as it is printed, `12345` or `12345-6789`; undefined for anything else. */
export function readZipCode(text: string): string | undefined {
  const [, five, four] = /^(\d{5})(?:[\s-]?(\d{4}))?$/.exec(plainCharacters(text).trim()) ?? [];
  return five && (four ? `${five}-${four}` : five);
}
