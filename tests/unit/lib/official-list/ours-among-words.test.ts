import { describe, expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import { list } from './list';

const box = 'P.O. Box 1000, Harrow Quay, MA 00000';

it.each([
  `Mail it to: Wexcombe & Vale, P.C., ${box}`,
  'Send it to: 100 Colonnade Square, Suite 500, Harrow Quay, MA 00000',
  `Envíelo a: Wexcombe & Vale, P.C., ${box}`,
  `Send a check to ${box}-1234`,
  `To: ${box}`,
  `Attn: Payments, ${box}`,
  `Wexcombe & Vale, P.C., ${box}, 800-555-0199`,
  `${box}. Tel. 800-555-0199`,
  `${box}, Tel./Fax: +1 (617) 555-0100`,
  `${box}, Teléfono: 800-555-0199`,
  `${box}, info@wexcombevale.example`,
  `${box}, E-mail:info@wexcombevale.example`,
  `${box} | 800-555-0199 | info@wexcombevale.example | https://www.wexcombevale.example/contact`,
  `Mail it to ${box}, or email info@wexcombevale.example.`,
  `Mail it to ${box}, or send it to info@wexcombevale.example.`,
  `Write to ${box} or call us at 800-555-0199`,
  `Escriba a ${box} o llámenos al 800-555-0199`,
  `Web: www.wexcombevale.example, ${box}`,
  '0000000-DCA License',
  '0000000-DCA, NYC',
  '0000000 dca NYC',
  'CT CCA-0000000',
  'NMLS ID 0000000 Massachusetts',
  'CCA-0000000 0000000-DCA',
  '6175550100 Phone',
  '6175550100 License 0000000-DCA',
])('an entry of ours among words is to be typed alone: %j [same-3]', (text) => {
  expect(checkOfficial(text, list)).toEqual({ verdict: 'cannot-tell', reason: 'unclear' });
});

describe('the warning about a fake stays if an entry of ours is beside it [same-4]', () => {
  it.each([
    ['Remit to: Wexcombe & Vale, P.C., P.O. Box 4711, Harrow Quay, MA 00000', 'look-alike'],
    ['Mail it to: Wexcombe & Vale, P.C., P.O. Box 1001, Harrow Quay, MA 00000', 'look-alike'],
    ['Mail it to: P.O. Box 1000, Harrow Quay, MA 00001', 'look-alike'],
    [`Mail it to: ${box}, Springfield, IL`, 'look-alike'],
    [`Mail it to: ${box} or P.O. Box 9, Springfield, IL 62701`, 'look-alike'],
    [`P.O. Box 9, Springfield, IL 62701, ${box}`, 'look-alike'],
    [`P.O. Box Nine, Springfield, or ${box}`, 'look-alike'],
    [`Elm Street or ${box}`, 'look-alike'],
    [`Lockbox B, ${box}`, 'look-alike'],
    ['Suite B, 100 Colonnade Square, Harrow Quay, MA', 'look-alike'],
    ['Floor five, 100 Colonnade Square, Harrow Quay, MA', 'look-alike'],
    ['Send to A-100 Colonnade Square, Harrow Quay, MA', 'look-alike'],
    ['A 100 Colonnade Square, Harrow Quay, MA', 'look-alike'],
    ['Send to I 100 Colonnade Square, Harrow Quay, MA', 'look-alike'],
    [`Pay at pay-now.test, not at ${box}`, 'look-alike'],
    [`Pay billing@pay-now.test, not at ${box}`, 'look-alike'],
    [`Call 303-555-0188, or write to ${box}`, 'look-alike'],
    [`${box}. Tel. 800-555-0191`, 'look-alike'],
    [`${box}. Tel. 800-555-0199, fax 303-555-0188`, 'look-alike'],
    [`${box}, Springfield, IL. Tel. 800-555-0199`, 'look-alike'],
    [`${box}, Suite B, Tel. 800-555-0199`, 'look-alike'],
    ['P.O. Box 1001, Harrow Quay, MA 00000. Tel. 800-555-0199', 'not-ours'],
    [`${box}, pay@wexcombevale.example`, 'look-alike'],
    [`${box}, info@wexcombevale.example.pay.test`, 'look-alike'],
    [`${box}, info@wexcombevаle.example`, 'look-alike'],
    [`${box}, info@wexcombevale.example;billing@pay-now.test`, 'look-alike'],
    [`${box}, mailto:info@wexcombevale.example?cc=a@evil.test`, 'look-alike'],
    ['P.O. Box 4711, Harrow Quay, MA 00000, info@wexcombevale.example', 'look-alike'],
    [`${box}, web.wexcombevale.example`, 'look-alike'],
    [`${box}, www.wexcombevale.example@203.0.113.9`, 'look-alike'],
    [`${box}, www.wexcombevale.example:8443`, 'look-alike'],
    [`${box}, https://pay.test/www.wexcombevale.example`, 'look-alike'],
    [`${box}, www.wexcombevale.example, pay-now.test`, 'look-alike'],
    ['100 Colonnade Square, Springfield, IL, 617-555-0100', 'look-alike'],
    ['6175550100 or 3035550188 Phone', 'not-ours'],
    ['6175550100 Colonnade Square, Springfield', 'not-ours'],
    ['6175550100 pay-now.test', 'not-ours'],
    ['6175550101 Phone', 'not-ours'],
    ['CCA-0000000 CCA-1234567', 'not-ours'],
    ['CCA-0000000 B2', 'not-ours'],
    ['CCA-0000000-XY', 'not-ours'],
    ['0000000-DCA/99 NYC', 'not-ours'],
    ['1234567-DCA License', 'not-ours'],
    ['CT CCA-0000001', 'not-ours'],
  ])('%j: %s', (text, verdict) => {
    expect(checkOfficial(text, list)).toMatchObject({ verdict });
  });

  it('a license of ours with the digits of another ZIP code is no license in an address', () => {
    const licenses = ['62701'];
    expect(checkOfficial('Mail to P.O. Box 1000, Harrow Quay, MA 62701', { ...list, licenses })).toMatchObject({
      verdict: 'look-alike',
    });
  });
});
