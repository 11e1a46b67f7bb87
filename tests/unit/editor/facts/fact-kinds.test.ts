import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FactKind, readFact, shownFact } from '@/editor/facts/fact-kinds';
import { markOf } from '@/editor/source/marks';

describe('a fact', () => {
  it.each<[FactKind, string, string | number | boolean]>([
    ['phone', '617-555-0100', '+16175550100'],
    ['phone', '(617) 555 0100', '+16175550100'],
    ['phone', '+1 617 555 0100', '+16175550100'],
    ['phone', '617–555–0100', '+16175550100'],
    ['phone', '+1\u00a0617\u2011555\u20110100', '+16175550100'],
    ['email', ' info@firm.example ', 'info@firm.example'],
    ['email', 'j.hara+web@firm.example', 'j.hara+web@firm.example'],
    ['url', 'https://www.firm.example/', 'https://www.firm.example/'],
    ['origin', ' https://www.Firm.example/ ', 'https://www.firm.example'],
    ['domain', ' Firm.example ', 'firm.example'],
    ['time', '18:55', 68_100],
    ['count', '10', 10],
    ['switch', 'true', true],
    ['text', 'O’Hara & Co. ${x}', 'O’Hara & Co. ${x}'],
    ['text', `O’Hara${markOf({ file: 3, literal: 5 })}`, 'O’Hara'],
  ])('of kind %s is read from %o', (kind, typed, value) => {
    expect(readFact(kind, typed, 'field').value).toBe(value);
  });

  it.each<[FactKind, string]>([
    ['phone', '555-0100'],
    ['phone', '117-555-0100'],
    ['phone', ''],
    ['email', 'info@firm'],
    ['email', 'a)b@firm.example'],
    ['email', 'a]b@firm.example'],
    ['email', 'a?b@firm.example'],
    ['email', "a'b@firm.example"],
    ['url', 'http://firm.example'],
    ['url', 'javascript:alert(1)'],
    ['url', 'https:/portal.firm.example/pay'],
    ['url', 'https:portal.firm.example'],
    ['url', 'https:///portal.firm.example'],
    ['url', 'https:\\\\portal.firm.example'],
    ['url', 'https://www.firm.example/debt_(law)'],
    ['url', 'https://www.firm.example/two words'],
    ['origin', 'https://www.firm.example/en'],
    ['origin', 'http://www.firm.example'],
    ['origin', 'https://www.firm.example?x'],
    ['domain', 'https://firm.example'],
    ['domain', 'firm'],
    ['domain', 'info@firm.example'],
    ['domain', 'Our domain'],
    ['time', '25:00'],
    ['time', '8:00'],
    ['count', '0'],
    ['count', '2.5'],
    ['text', '  '],
    ['text', 'two\nlines'],
  ])('of kind %s refuses %o', (kind, typed) => {
    expect(() => readFact(kind, typed, 'field')).toThrow(expect.objectContaining({ field: 'field' }));
  });

  it('reads its own displayed form back', () => {
    const minutes = fc.nat({ max: 24 * 60 - 1 }).map((minute) => minute * 60);
    fc.assert(fc.property(minutes, (time) => readFact('time', shownFact('time', time), 'field').value === time));
    expect(readFact('phone', shownFact('phone', '+16175550100'), 'field').value).toBe('+16175550100');
  });
});
