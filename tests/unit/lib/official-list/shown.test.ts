import { describe, expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import { list } from './list';

const box = 'P.O. Box 1000, Harrow Quay, MA 00000';
const office = '100 Colonnade Square, Suite 500, Harrow Quay, MA 00000';

describe('the compared text and the matching entry of a verdict', () => {
  it.each([
    ['tel:+16175550100', '617-555-0100', '617-555-0100'],
    ['617.555.0100 ext. 204', '617-555-0100', '617-555-0100'],
    ['sms:+18005550199?body=Hi', '800-555-0199', '800-555-0199'],
    ['800-555-0191', '800-555-0191', '800-555-0199'],
    ['+800 555 0199', '+800 555 0199', undefined],
    ['011 1 (800) 555-0191', '800-555-0191', '800-555-0199'],
    ['(800) 555-01991', '(800) 555-01991', '800-555-0199'],
    ['303-555-0188', '303-555-0188', undefined],
    ['1-800-555-019', '1-800-555-019', undefined],
    ['Info@WexcombeVale.example.', 'info@wexcombevale.example', 'info@wexcombevale.example'],
    ['Wexcombe <INFO@wexcombevale.example>', 'info@wexcombevale.example', 'info@wexcombevale.example'],
    ['mailto:info@wexcombevale.example?subject=Hi', 'info@wexcombevale.example', 'info@wexcombevale.example'],
    ['mailto:info@wexcombevale.example?cc=Pay@elsewhere.test', 'pay@elsewhere.test', undefined],
    ['info+pay@wexcombevale.example', 'info+pay@wexcombevale.example', 'wexcombevale.example'],
    ['infо@wexcombevale.example', 'infо@wexcombevale.example', 'info@wexcombevale.example'],
    ['inf0@wexcombevale.com', 'wexcombevale.com', 'wexcombevale.example'],
    ['info@wexcombevle.example', 'info@wexcombevle.example', 'info@wexcombevale.example'],
    ['pay@wexcombevle.example', 'wexcombevle.example', 'wexcombevale.example'],
    ['info@xn--wexcombevle-6ij.example', 'info@wexcombevаle.example', 'info@wexcombevale.example'],
    ['disputes@portal.wexcombevale.example', 'disputes@portal.wexcombevale.example', 'wexcombevale.example'],
    ['wexcombevale@mail.test', 'wexcombevale@mail.test', 'wexcombevale.example'],
    ['pay@elsewhere.test', 'pay@elsewhere.test', undefined],
    ['https://portal.wexcombevale.example/account?x=1', 'portal.wexcombevale.example', 'portal.wexcombevale.example'],
    ['WWW.WEXCOMBEVALE.EXAMPLE.', 'www.wexcombevale.example', 'www.wexcombevale.example'],
    ['pay.wexcombevale.example', 'pay.wexcombevale.example', 'wexcombevale.example'],
    ['portal.wexcombevale.example:8443', 'portal.wexcombevale.example:8443', 'portal.wexcombevale.example'],
    ['secure-pay.test/www.wexcombevale.example', 'secure-pay.test', 'wexcombevale.example'],
    ['xn--wexcombevle-6ij.example', 'wexcombevаle.example', 'wexcombevale.example'],
    ['javascript:alert(1)', 'javascript:alert(1)', undefined],
    ['data:text/html,x', 'data:text/html,x', undefined],
    ['file:///etc/passwd', 'file:///etc/passwd', undefined],
    ['http://[::1', '[::1', undefined],
    ['http://[::1]:8080/', '[::1]', undefined],
    ['https://secure-pay.test/wexcombevale', 'secure-pay.test', 'wexcombevale.example'],
    ['https://www.wexcombevale.example@203.0.113.9/', '203.0.113.9', 'wexcombevale.example'],
    ['ftp://www.wexcombevale.example/', 'ftp://www.wexcombevale.example/', 'www.wexcombevale.example'],
    ['https://example.org/', 'example.org', undefined],
    ['PO Box 1000, Harrow Quay, MA', 'PO Box 1000, Harrow Quay, MA', box],
    ['100 Colonnade Sq, Harrow Quay, MA 00000', '100 Colonnade Sq, Harrow Quay, MA 00000', office],
    ['P.O. Box 1001, Harrow Quay, MA', 'P.O. Box 1001, Harrow Quay, MA', box],
    ['P.O. Box 1000, Springfield, IL 62701', 'P.O. Box 1000, Springfield, IL 62701', box],
    ['12 Main Street, Springfield, IL 62701', '12 Main Street, Springfield, IL 62701', undefined],
    ['0000000–DCA', '0000000-DCA', '0000000-DCA'],
    ['O000000-DCA', 'O000000-DCA', '0000000-DCA'],
    ['License No. 0000000-dcb', '0000000-dcb', '0000000-DCA'],
    ['License No. 0000000-dca', 'License No. 0000000-dca', '0000000-DCA'],
    ['hello', undefined, undefined],
  ])('%j: %j, %j [same-1]', (text, typed, ours) => {
    const compared = checkOfficial(text, list);
    expect([compared?.typed, compared?.ours]).toEqual([typed, ours]);
  });
});
