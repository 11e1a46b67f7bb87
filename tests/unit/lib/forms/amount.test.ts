import { expect, it } from 'vitest';
import { formatAmount, readAmount } from '@/lib/forms/amount';

it.each([
  ['1', 100],
  ['0.01', 1],
  ['12.5', 1250],
  ['$1,250.50', 125_050],
  ['USD 20', 2000],
  ['1 250', 125_000],
  ['$ 1,250.50 ', 125_050],
  ['20 USD', 2000],
  ['USD $20', 2000],
  ['12,345', 1_234_500],
  ['1,000,000', 100_000_000],
  ['9,999,999.99', 999_999_999],
  ['１２', 1200],
])('%j is read as %d cents', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});

it.each([
  '',
  'a lot',
  '0',
  '0.00',
  '-5',
  '1.005',
  '12,34',
  '12 50',
  '1$2',
  '12USD50',
  'USD',
  '1,2345',
  '1e5',
  '10,000,000',
  '12345678',
])('%j is not a valid amount', (typed) => {
  expect(readAmount(typed)).toBeUndefined();
});

it.each([
  [1, '$0.01'],
  [5000, '$50.00'],
  [99_999, '$999.99'],
  [125_050, '$1,250.50'],
  [123_456_789, '$1,234,567.89'],
])('%d cents are formatted as %s', (cents, written) => {
  expect(formatAmount(cents)).toBe(written);
});
