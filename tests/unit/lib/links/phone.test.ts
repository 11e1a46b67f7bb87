import { describe, expect, it } from 'vitest';
import { formatPhone, nationalNumber, withCountryCode } from '@/lib/links/phone';

describe('formatPhone', () => {
  it('formats a number for display', () => {
    expect(formatPhone('+18005550199')).toBe('800-555-0199');
  });

  it.each(['8005550199', '+1800555019', '+180055501990', '+441632960000', '+1800555019x', ' +18005550199', ''])(
    'throws for %o',
    (number) => {
      expect(() => formatPhone(number)).toThrow(
        new TypeError(`"${number}" is not a US number in the form +1NXXNXXXXXX`),
      );
    },
  );
});

it('removes and restores the country code', () => {
  expect(nationalNumber('+18005550199')).toBe('8005550199');
  expect(withCountryCode('8005550199')).toBe('+18005550199');
  expect(() => nationalNumber('800-555-0199')).toThrow('is not a US number');
});
