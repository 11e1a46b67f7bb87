import { expect, it } from 'vitest';
import { namedProblem } from '@/lib/forms/named-problem';

it.each([
  ['Date of the letter', 'Enter the date', 'Date of the letter: Enter the date'],
  ['Date to dispute by (optional)', 'Check the year', 'Date to dispute by: Check the year'],
  ['Amount (in dollars) owed', 'Enter it', 'Amount (in dollars) owed: Enter it'],
  ['What day was it sent? (optional)', 'Check the day', 'What day was it sent? Check the day'],
  ['¿Cuándo es el pago?', 'Escriba la fecha', '¿Cuándo es el pago? Escriba la fecha'],
])('a problem of “%s” includes the label [form-8]', (label, text, named) => {
  expect(namedProblem(label, text)).toBe(named);
});
