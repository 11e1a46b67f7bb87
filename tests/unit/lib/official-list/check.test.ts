import { describe, expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import { addressLine } from '@/lib/text/postal-address';
import { list } from './list';

describe('checkOfficial', () => {
  it.each([
    ['+1 (800) 555-0199', 'same', 'listed'],
    ['tel:+16175550100', 'same', 'listed'],
    ['617.555.0100 ext. 204', 'same', 'extension'],
    ['617-555-0100 x204', 'same', 'extension'],
    ['1.800.555.0199 ext. 4', 'same', 'extension'],
    ['tel:+1-800-555-0199;ext=12', 'same', 'extension'],
    ['212\u2011555\u20110142', 'same', 'listed'],
    ['８００５５５０１９９', 'same', 'listed'],
    ['800-555-0199\u200B', 'same', 'listed'],
    ['800-555-0191', 'look-alike', 'near'],
    ['617-555-1000', 'look-alike', 'near'],
    ['800-555-01999', 'look-alike', 'near'],
    ['555-0199', 'cannot-tell', 'too-short'],
    ['+44 20 7946 0958', 'not-ours', 'foreign'],
    ['+800 555 0199', 'not-ours', 'foreign'],
    ['sms:73822', 'not-ours', 'short-code'],
    ['303-555-0188', 'not-ours', 'no-match'],
    ['Info@WexcombeVale.example', 'same', 'listed'],
    ['"Wexcombe & Vale" <billing@pay-now.test>', 'not-ours', 'no-match'],
    ['Wexcombe & Vale <info@wexcombevale.example>', 'same', 'listed'],
    ['info@wexcombevale.example <billing@pay-now.test>', 'not-ours', 'no-match'],
    ['info+pay@wexcombevale.example', 'look-alike', 'other-mailbox'],
    ['info@wexcombevаle.example', 'look-alike', 'letters'],
    ['info@wexcombevale.example.pay.test', 'look-alike', 'name-in-other-site'],
    ['wexcombevale@mail.test', 'look-alike', 'name-in-other-site'],
    ['mailto:info@wexcombevale.example?subject=Hi', 'same', 'listed'],
    ['@wexcombevale.example', 'cannot-tell', 'incomplete'],
    ['https://portal.wexcombevale.example/account?x=1', 'same', 'listed'],
    ['https://portal.wexcombevale.example:443/', 'same', 'listed'],
    ['WWW.WEXCOMBEVALE.EXAMPLE.', 'same', 'listed'],
    ['hxxps://www[.]wexcombevale[.]example/pay', 'same', 'listed'],
    ['https:\\\\www.wexcombevale.example\\pay', 'same', 'listed'],
    ['https://wexcombevale.example.pay-online.test/login', 'look-alike', 'name-in-other-site'],
    ['wexcombevale.example.evil.test', 'look-alike', 'name-in-other-site'],
    ['https://www.wexcombevale.example@203.0.113.9/', 'look-alike', 'name-before-at'],
    ['wexcornbevale.example', 'look-alike', 'near'],
    ['xn--wexcombevle-6ij.example', 'look-alike', 'letters'],
    ['pay.wexcombevale.example', 'look-alike', 'other-subdomain'],
    ['portal.wexcombevale.example:8443', 'look-alike', 'port'],
    ['https://secure-pay.test/www.wexcombevale.example', 'look-alike', 'name-in-other-site'],
    ['wexcombe-vale.example', 'look-alike', 'near'],
    ['wexcombevale.com', 'look-alike', 'name-in-other-site'],
    ['https://example.org/', 'not-ours', 'no-match'],
    ['PO Box 1000, Harrow Quay, Massachusetts 00000-1234', 'same', 'listed'],
    ['apartado postal 1000, Harrow Quay, MA', 'same', 'listed'],
    ['Wexcombe & Vale, P.C., P.O. Box 1000, Harrow Quay, MA 00000', 'same', 'listed'],
    ['100 Colonnade Sq Ste 500 Harrow Quay MA', 'same', 'listed'],
    ['P.O. Box 1000, Springfield, IL 62701', 'look-alike', 'other-town'],
    ['P.O. Box 1001, Harrow Quay, MA 00000', 'look-alike', 'near'],
    ['P.O. Box 1000', 'cannot-tell', 'incomplete'],
    ['Colonnade Square', 'cannot-tell', 'incomplete'],
    ['Colonnade Sq., Suite 500', 'cannot-tell', 'incomplete'],
    ['Colonnade Square, Otherton, TX 75001', 'not-ours', 'no-match'],
    ['P.O. Box 1000, Harrow Quay', 'cannot-tell', 'incomplete'],
    ['100 Colonnade Square, Suite 500, Harrow Quay', 'cannot-tell', 'incomplete'],
    ['12 Main Street, Springfield, IL 62701', 'not-ours', 'no-match'],
    ['0000000–DCA', 'same', 'listed'],
    ['NYC DCWP Lic. No. 0000000-DCA', 'same', 'listed'],
    ['NMLS ID 0000000', 'same', 'listed'],
    ['O000000-DCA', 'look-alike', 'letters'],
    ['CCA-0000001', 'look-alike', 'near'],
    ['0000001-DCA', 'look-alike', 'near'],
    ['1000000-DCA', 'look-alike', 'near'],
    ['0000', 'cannot-tell', 'too-short'],
    ['Wexcombe and Vale PC', 'cannot-tell', 'name-alone'],
    ['hello', 'cannot-tell', 'unclear'],
    ['Call 800-555-0199 now', 'cannot-tell', 'unclear'],
    ['text 8005550199', 'cannot-tell', 'unclear'],
    ['No. 27182 617-555-0100', 'cannot-tell', 'unclear'],
    ['City of Yonkers 0000, renewed 2025', 'cannot-tell', 'unclear'],
    ['12 Main Street, Yonkers, MA 00000', 'not-ours', 'no-match'],
    ['Yonkers, MA 00000', 'not-ours', 'no-match'],
    ['javascript:alert(1)', 'not-ours', 'not-an-address'],
    ['data:text/html,<b>x</b>', 'not-ours', 'not-an-address'],
    ['192.0.2.1', 'not-ours', 'no-match'],
  ])('%j: %s, %s', (text, verdict, reason) => {
    expect(checkOfficial(text, list)).toMatchObject({ verdict, reason });
  });

  it.each(['', '   ', '\u200B\u00AD', '\n'])('returns undefined for %j', (text) => {
    expect(checkOfficial(text, list)).toBeUndefined();
  });
});

it('shows the firm’s address in the typed town', () => {
  const other = { street: '7 Mill Lane', city: 'Millbrook', state: 'CT', zip: '00001' };
  const addresses = [...list.addresses, other];
  expect(checkOfficial('212 Mill Lane, Millbrook, CT 00001', { ...list, addresses })).toMatchObject({
    verdict: 'look-alike',
    reason: 'near',
    ours: addressLine(other),
  });
});

it('shows the firm’s address that shares the most with the typed one', () => {
  const office = list.addresses.find(({ street }) => street.includes('Colonnade'))!;
  expect(checkOfficial('Wexcombe & Vale, Floor 5, 100 Colonnade Square, Harrow Quay MA', list)).toMatchObject({
    verdict: 'look-alike',
    ours: addressLine(office),
  });
});
