import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firm } from '@/content/firm';
import { formatPhone } from '@/lib/links/phone';

describe('formatPhone', () => {
  it('writes a number as it is read', () => {
    expect(formatPhone('+18005550199')).toBe('800-555-0199');
  });

  it.each(['8005550199', '+1800555019', '+180055501990', '+441632960000', '+1800555019x', ' +18005550199', ''])(
    'refuses %o',
    (number) => {
      expect(() => formatPhone(number)).toThrow(
        new TypeError(`"${number}" is not a US number in the form +1NXXNXXXXXX`),
      );
    },
  );
});

describe('the firm’s sample data', () => {
  it.each(Object.entries(firm.phones))('has a number that is kept for fiction: %s [firm-1]', (_name, number) => {
    expect(number).toMatch(/^\+1\d{3}55501\d{2}$/);
  });

  it('uses each number for one purpose', () => {
    expect(new Set(Object.values(firm.phones)).size).toBe(Object.keys(firm.phones).length);
  });

  it.each(Object.entries(firm.addresses))(
    'has a postal code that does not exist: %s [firm-1]',
    (_name, { zip, state }) => {
      expect({ zip, state }).toEqual({ zip: '00000', state: 'MA' });
    },
  );

  it.each(Object.entries(firm.emails))('has a mailbox at a domain that cannot exist: %s [firm-1]', (_name, address) => {
    expect(address).toMatch(/^[a-z]+@wexcombevale\.example$/);
  });

  it.each(firm.licences)('has a licence number of zeros: $id [firm-1]', ({ number }) => {
    expect(number).toMatch(/0000/);
    expect(number).not.toMatch(/[1-8]/);
  });
});

describe('the firm’s name', () => {
  it('stands in one file of the content', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const naming = files.filter((file) => readFileSync(join('content', file), 'utf8').includes(firm.shortName));
    expect(naming).toEqual(['firm.ts']);
  });
});
