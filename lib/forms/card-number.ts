import { isOnlyDates } from './only-dates';

/** Groups of digits in a row. Spaces, hyphens and dots separate groups of any size; other marks only groups of three and more, unlike in dates. */
const groupsInARow = /\d+(?:(?:[\s.\-]{1,3}|(?<=\d{3})[/,_](?=\d{3}))\d+)*/g;
/** The most digits of a card, and so the most groups that they make. */
const maxDigits = 19;

/** Whether a text contains a card number, however its digits are grouped, also between other numbers: neighboring groups are read together. */
export function holdsCardNumber(text: string): boolean {
  const runs = (text.match(groupsInARow) ?? []).filter((run) => !isOnlyDates(run));
  return runs.map((run) => run.split(/\D+/)).some((groups) => groups.some((_, start) => beginsCard(groups, start)));
}

function beginsCard(groups: readonly string[], start: number): boolean {
  let digits = '';
  return groups.slice(start, start + maxDigits).some((group) => isCardNumber((digits += group)));
}

/** Whether `digits` could be a payment card number: 13 to 19 digits of a card network with a valid Luhn check digit. */
export function isCardNumber(digits: string): boolean {
  return /^[2-6]\d{12,18}$/.test(digits) && checksum(digits) % 10 === 0;
}

function checksum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => sum + weigh(Number(digit), place), 0);
}

function weigh(digit: number, place: number): number {
  if (place % 2 === 0) return digit;
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
