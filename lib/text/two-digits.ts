/** A number from 0 to 99 in two digits: `07`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
