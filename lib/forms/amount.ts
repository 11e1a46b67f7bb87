import { plainCharacters } from '../text/plain-characters';
import { twoDigits } from '../text/two-digits';

/** The largest amount that a form takes, in cents. */
const maxAmount = 999_999_999;

/** Reads a typed amount of dollars as cents; undefined if it is not an amount or not between 0.01 and 9,999,999.99. */
export function readAmount(text: string): number | undefined {
  const plain = plainCharacters(text)
    .trim()
    .replace(/^(?:USD\s*)?(?:\$\s*)?|\s*(?:USD|\$)$/gi, '');
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain.replace(/[,\s]/g, '')) * 100);
  return cents >= 1 && cents <= maxAmount ? cents : undefined;
}

/** `$1,250.50`, as both languages write it in the United States. */
export function formatAmount(cents: number): string {
  const dollars = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `$${dollars}.${twoDigits(cents % 100)}`;
}
