import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCardNumber } from '@/lib/forms/card-number';
import { hasSensitiveNumber } from '@/lib/forms/sensitive-number';
import { quickest } from '@/tests/kit/quickest';

describe('refused', () => {
  it.each([
    // Cards: published test numbers of the networks.
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '4111 - 1111 - 1111 - 1111',
    '4111–1111–1111–1111',
    '4111/1111/1111/1111',
    '4111,1111,1111,1111',
    '4111_1111_1111_1111',
    'My card is 5555 5555 5555 4444 12/27 123',
    'card 4111 1111 1111 1111 1234',
    '123 4111 1111 1111 1111',
    '3782 822463 10005',
    '6011000990139424',
    '4222222222222',
    '555-555-5555-554444',
    '４１１１　１１１１　１１１１　１１１１',
    '4111\u200B1111\u200B1111\u200B1111',
    'reference 4111 1111 1111 1111',
    'reference 4111 - 1111 - 1111 - 1111',
    'reference 4111 1111 1111 1111 1234',
    // Social security numbers.
    '123-45-6789',
    '123 45 6789',
    '123.45.6789',
    '123/45/6789',
    '123_45_6789',
    '123‑45‑6789',
    '123 - 45 - 6789',
    '123- 45 -6789',
    '123-45 6789',
    'My SSN is 123 45-6789',
    'SSN: 123.45-6789',
    'my account is 2019 2020 2021',
    '$123456789',
    'account $12345678',
    'account $123 456 789',
    'account 123456-789 dollars',
    'account 12345678 dollars',
    '4111 1111 1111 1111 dollars',
    '2019 2020 2021 4111 1111 1111 1111',
    '2019 2020 3021',
    'reference 123-45-6789',
    '000-12-3456',
    '123456789',
    'ssn 123456789',
    'My Social Security number is: 12345678',
    'mi seguro social es 12345',
    'itin 91234',
    // Bank numbers.
    '021000021',
    'routing number 021000021',
    'ABA 021000021',
    'my account number is 12345678',
    'Account: 12345',
    'my bank number is 12345678',
    'Número bancario: 12345678',
    'acct #1234567',
    'account no. 1234-5678',
    'mi número de cuenta es 12345678',
    'cuenta núm. 12345678',
    'mi cuenta nro. 12345678',
    'cuenta n.º 12345678',
    'cuenta n° 12345678',
    'mi cuenta de ahorros es 98765432',
    'cuenta corriente 98765432',
    'ruta 021000021',
    'cuenta de cheques 1234567',
    'mi cuenta de cheques es 98765432',
    'cta. 12345678',
    'cta. cte. 12345678',
    'cta. de cheques 12345678',
    'mi tarjeta de débito es 12345678',
    'tarjeta de credito 12345678',
    'checking 98765432',
    'my bank, 12345678',
    'savings account 98765432',
    'account 2125550142',
    'account 5617-555-0100',
    'account 617-555-01001',
    'account 117-555-0100',
    'account 617-155-0100',
    'account 617555-0100',
    'account 617-555-010',
    'account is 0617-555-0100',
    'ssn 1234-5678',
    'My SOCIAL SECURITY 12345678',
    'ACCOUNT 12345678',
    'account was 12345678',
    'tarjeta 12345678',
    'card number 123456789012',
    'iban 12345678',
    'cuenta de 12345678',
    'la cuenta era 12345678',
    'Mi número de cuenta es el 12345678',
    'mi cuenta es la 12345678',
    'my account number is the 12345678',
    'accounts 123456789',
    'prefile 123456789',
    'My Social Security number on file is 123456789',
    'reference nothing 123456789',
    '1 123456789',
    '12 123456789 12',
    '123456789 is it',
    '000000000 and 12345678',
    '12345678 and 000000000',
    '000123456789',
    '1234 5678 9012',
    '021000021 123456789012',
    'account 6175550100 8005550199',
    '6175550100 021000021',
    '6175550100 1234567890',
    '6171550100 8005550199',
    '26175550100 8005550199',
    '61755501008005550199',
    '6175550100 4111 1111 1111 1111',
    '123456789012345678901234',
    // A plus sign before anything but a foreign telephone number.
    '+4222222222222',
    '+5215512345678',
    '+4111 1111 1111 1111',
    '+41111111 11111111',
    '+4111111111111111',
    '+123456789',
    '+1234567890123456',
    '+447911123456 123456789',
    '+447911123456 123456789012',
    'account +447911123456',
    // In a web address.
    'https://firm.example/4111111111111111',
    'firm.example/pay?card=4111-1111-1111-1111',
    'firm.example/411111111111 1111',
    'https://firm.example/123-45-6789',
    'https://firm.example/account/123456789',
    'firm.example/?ssn=123456789',
    'acct.no/12345678',
    'https://firm.example/123 123456789',
    'https://firm.example/123456789 021000021',
    'firm.example 123456789',
    'firm.example, 021000021',
    '123456789@firm.example',
  ])('%s', (written) => expect(hasSensitiveNumber(written)).toBe(true));
});

describe('accepted', () => {
  it.each([
    '',
    'Yes',
    'How do I dispute a debt?',
    // House numbers, and amounts of loans.
    'My job at TD Bank, 10250 Main Street',
    'En el Banco, 10250 Calle Main',
    'un crédito de 12500 dólares',
    'Debo a mi tarjeta de crédito 12500 pesos',
    // Telephone numbers.
    '617-555-0100',
    '(617) 555-0100',
    '(617)555-0100',
    '617.555.0100',
    '+1 617 555 0100',
    '1-800-555-0199',
    '+1(617) 555-0100',
    '16175550100',
    '6175550100',
    '617-555-0100 212-555-0142',
    '6175550100 8005550199',
    '6175550100/6175550101',
    '16175550100 - 18005550199',
    '6175550100 617-555-0101 8005550199',
    '617/555/0100, 212/555/0142',
    'Call me at 617-555-0100 or 212-555-0142',
    'It is about my account, call 617-555-0100',
    'about my account at 6175550100',
    'account 617-555-0100',
    'account (617) 555-0100',
    'account 617 - 555 - 0100',
    'account 1 - 617.555.0100',
    'account 1-617-555-0100, please',
    'account 617-555-0100 617-555-0142 617-555-0199',
    'account (617)555-0100',
    '9-617-555-0100',
    '123456 617-555-0100 654321',
    '+447911123456',
    '+5215512345679',
    '(+8613800138000)',
    '+4915112345679, +447911123456',
    '+447911123456/+447911123457',
    // Web addresses.
    'https://pay-now.example/pay/123456789',
    'https://pay-now.example/123456789/123456789012',
    'pay-now.example/?id=123456789012',
    'www.pay-now.example#123456789',
    'pay-now.example:8080/123456789',
    'hxxps://pay-now[.]example/123456789',
    'Is https://pay-now.example/pay/123456789 yours?',
    'https://pay-now.example/617-555-0100',
    // References.
    'Reference 123456789',
    'Reference number: 123456789012',
    'My ref is 123456789',
    'file no. 123456789',
    'case #123456789',
    'claim 123456789',
    'docket number 123456789',
    'confirmation 123456789012',
    'your letter 123456789',
    'referencia 123456789',
    'mi expediente es 123456789',
    'caso 123456789',
    'REFERENCE 123456789',
    'reference no no 123456789',
    'account reference 12345678',
    'carta número 123456789',
    'referencia núm. 123456789',
    'expediente nro. 123456789',
    'caso n.º 123456789',
    'WV-2026-000123',
    // Dates, amounts, codes, years.
    'mi expediente es el 123456789',
    '11/20/2026',
    '2026-11-20',
    '2026-11-20 2026-11-27',
    '20261120',
    '$1,234.56',
    'I owe 1200 dollars since 2019',
    'I paid in 2023, 2024, 2025 and 2026',
    'I paid in 2019 2020 2021',
    '2019,2020,2021',
    '1998/1999/2000/2001',
    'I paid in 2018 2019 2020 2027',
    'I paid in 2010 2011 2012 2013',
    'paid 250 03/2024',
    'Unit 123\n94-1234 Waipahu St',
    'My bank closed in 2019',
    '$123,456.78',
    'my account: $12500',
    'my card, $123,456.78',
    'savings of 12500 dollars',
    'Debo en mi tarjeta 125,000 dólares',
    'the store card, 2019-2021',
    'mi tarjeta 2019 - 2021',
    '02110-1234',
    '02110-1234 is my ZIP code',
    '00000 0000',
    '12345678',
    '1234 5678',
    '123-45678',
    '1234567890',
    '12345678901',
    'the last four of my account are 1234',
    'account 1234',
    'my account ending 12345',
    'my accounts 12345678',
    'myaccount 12345678',
    'account nobody 12345678',
    'accountant 12345678',
    'notanssn 12345678',
    '1 2 3 4 5 6 7 8 9 10 11 12',
    '12-34-56-78-90-12-34',
    // Cards in length only: no network, or a check digit that does not agree; named, so that length alone does not refuse.
    'reference 4111111111111112',
    'reference 9111111111111111',
    'reference 0000000000000000',
    'reference 411111111117',
  ])('%s', (written) => expect(hasSensitiveNumber(written)).toBe(false));

  it('considers only the words just before a number', () => {
    expect(hasSensitiveNumber(`account ${'.'.repeat(100)} 12345678`)).toBe(false);
    expect(hasSensitiveNumber(`reference 12345678 and then 123456789`)).toBe(true);
  });
});

describe('any text', () => {
  it.each(['123 ', '1 ', '1', 'account ', '(617)-', '1-', 'a.', '1.', 'a.aa/', 'https://', '+1'])(
    'of “%s” is checked in time in proportion to its length',
    (part) => {
      const [short, long] = [400, 8000].map((length) =>
        quickest(() => hasSensitiveNumber(part.repeat(length / part.length))),
      ) as [number, number];
      // Twenty times the time, and 400 times if it grew with the square of the length.
      expect(long / short).toBeLessThan(100);
    },
  );

  it('with a card number is refused, however it is grouped', () => {
    const card = fc
      .tuple(fc.constantFrom('2', '3', '4', '5', '6'), fc.stringMatching(/^\d{11,17}$/))
      .map(([first, rest]) => withCheckDigit(first + rest));
    const separator = fc.constantFrom('', ' ', '-', '.', '  ');
    fc.assert(
      fc.property(card, separator, (digits, between) => {
        expect(isCardNumber(digits)).toBe(true);
        return hasSensitiveNumber(`It is ${digits.match(/\d{4}(?=\d{4})|\d{4,}/g)?.join(between)}, thank you`);
      }),
    );
  });

  it('with only a telephone number is accepted', () => {
    const phone = fc.stringMatching(/^[2-9]\d\d[2-9]\d{6}$/);
    fc.assert(
      fc.property(
        phone,
        (digits) => !hasSensitiveNumber(digits) && !hasSensitiveNumber(digits.replace(/(...)(...)/, '($1) $2-')),
      ),
    );
  });
});

describe('isCardNumber', () => {
  it.each([
    ['4222222222222', true],
    ['411111111117', false],
    ['6304000000000000000', true],
    ['63040000000000000000', false],
    ['1111111111111117', false],
    ['7111111111111111', false],
    ['2223000048400011', true],
    ['6011000990139424', true],
    ['6011000990139425', false],
    ['4111 111111111111', false],
    ['x4111111111111111', false],
  ])('%s: %s', (digits, isCard) => expect(isCardNumber(digits)).toBe(isCard));
});

function withCheckDigit(digits: string): string {
  const check = [...'0123456789'].find((digit) => isCardNumber(digits + digit));
  if (!check) throw new Error(`${digits} has no check digit`);
  return digits + check;
}
