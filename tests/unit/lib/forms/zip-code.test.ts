import { expect, it } from 'vitest';
import { isLooseZipCode, readZipCode } from '@/lib/forms/zip-code';

it.each([
  ['06103', '06103'],
  [' 06103 ', '06103'],
  ['06103-1234', '06103-1234'],
  ['06103 1234', undefined],
  ['061031234', undefined],
  ['６１０３０', '61030'],
  ['6103', undefined],
  ['061034', undefined],
  ['x06103', undefined],
  ['06103-12', undefined],
  ['06103x1234', undefined],
  ['', undefined],
])('%j is printed as the ZIP code %s', (typed, printed) => {
  expect(readZipCode(typed)).toBe(printed);
});

it.each([
  ['06103-1234', true],
  ['06103 1234', true],
  [' 061031234 ', true],
  ['06103x1234', false],
  ['106103 1234', false],
  ['06103 12345', false],
  ['06103', false],
])('%j looks like a nine-digit ZIP code: %s', (typed, isLoose) => {
  expect(isLooseZipCode(typed)).toBe(isLoose);
});
