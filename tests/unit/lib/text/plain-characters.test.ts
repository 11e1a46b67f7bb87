import { expect, it } from 'vitest';
import { plainCharacters } from '@/lib/text/plain-characters';

it.each([
  ['full-width digits and letters', '１２３ ＡＢ', '123 AB'],
  ['every dash and the minus sign', '1‐2‑3–4—5−6', '1-2-3-4-5-6'],
  ['invisible characters', '1\u200B2\u00AD3\u202E4\uFEFF', '1234'],
  ['anything else', 'Ñandú, 5½ €', 'Ñandú, 51⁄2 €'],
])('%s', (_what, typed, plain) => {
  expect(plainCharacters(typed)).toBe(plain);
});
