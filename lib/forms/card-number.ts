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
