import { describe, expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import { list } from './list';

const box = 'P.O. Box 1000, Harrow Quay, MA 00000';
const office = '100 Colonnade Square, Suite 500, Harrow Quay, MA 00000';

describe('the kind, the compared text and the matching entry of a verdict', () => {
  it.each([
    ['tel:+16175550100', 'phone', '617-555-0100', '617-555-0100'],
    ['617.555.0100 ext. 204', 'phone', '617-555-0100', '617-555-0100'],
    ['sms:+18005550199?body=Hi', 'phone', '800-555-0199', '800-555-0199'],
    ['800-555-0191', 'phone', '800-555-0191', '800-555-0199'],
    ['+800 555 0199', 'phone', '+800 555 0199', undefined],
    ['011 1 (800) 555-0191', 'phone', '800-555-0191', '800-555-0199'],
    ['(800) 555-01991', 'phone', '(800) 555-01991', '800-555-0199'],
    ['303-555-0188', 'phone', '303-555-0188', undefined],
    ['Info@WexcombeVale.example.', 'email', 'info@wexcombevale.example', 'info@wexcombevale.example'],
    ['Wexcombe <INFO@wexcombevale.example>', 'email', 'info@wexcombevale.example', 'info@wexcombevale.example'],
    ['mailto:info@wexcombevale.example?subject=Hi', 'email', 'info@wexcombevale.example', 'info@wexcombevale.example'],
    ['mailto:info@wexcombevale.example?cc=Pay@elsewhere.test', 'email', 'pay@elsewhere.test', undefined],
    ['info+pay@wexcombevale.example', 'email', 'info+pay@wexcombevale.example', 'wexcombevale.example'],
    ['infо@wexcombevale.example', 'email', 'infо@wexcombevale.example', 'info@wexcombevale.example'],
    ['inf0@wexcombevale.com', 'email', 'inf0@wexcombevale.com', 'wexcombevale.example'],
    ['info@wexcombevle.example', 'email', 'info@wexcombevle.example', 'info@wexcombevale.example'],
    ['pay@wexcombevle.example', 'email', 'pay@wexcombevle.example', 'wexcombevale.example'],
    ['pay@elsewhere.test', 'email', 'pay@elsewhere.test', undefined],
    [
      'https://portal.wexcombevale.example/account?x=1',
      'web',
      'portal.wexcombevale.example',
      'portal.wexcombevale.example',
    ],
    ['WWW.WEXCOMBEVALE.EXAMPLE.', 'web', 'www.wexcombevale.example', 'www.wexcombevale.example'],
    ['pay.wexcombevale.example', 'web', 'pay.wexcombevale.example', 'wexcombevale.example'],
    ['portal.wexcombevale.example:8443', 'web', 'portal.wexcombevale.example:8443', 'portal.wexcombevale.example'],
    ['secure-pay.test/www.wexcombevale.example', 'web', 'secure-pay.test', 'wexcombevale.example'],
    ['xn--wexcombevle-6ij.example', 'web', 'wexcombevаle.example', 'wexcombevale.example'],
    ['javascript:alert(1)', 'web', 'javascript:alert(1)', undefined],
    ['data:text/html,x', 'web', 'data:text/html,x', undefined],
    ['file:///etc/passwd', 'web', 'file:///etc/passwd', undefined],
    ['http://[::1', 'web', '[::1', undefined],
    ['http://[::1]:8080/', 'web', '[::1]', undefined],
    ['https://secure-pay.test/wexcombevale', 'web', 'secure-pay.test', 'wexcombevale.example'],
    ['https://www.wexcombevale.example@203.0.113.9/', 'web', '203.0.113.9', 'wexcombevale.example'],
    ['ftp://www.wexcombevale.example/', 'web', 'ftp://www.wexcombevale.example/', 'www.wexcombevale.example'],
    ['https://example.org/', 'web', 'example.org', undefined],
    ['PO Box 1000, Harrow Quay, MA', 'post', 'PO Box 1000, Harrow Quay, MA', box],
    ['100 Colonnade Sq, Harrow Quay, MA 00000', 'post', '100 Colonnade Sq, Harrow Quay, MA 00000', office],
    ['P.O. Box 1001, Harrow Quay, MA', 'post', 'P.O. Box 1001, Harrow Quay, MA', box],
    ['P.O. Box 1000, Springfield, IL 62701', 'post', 'P.O. Box 1000, Springfield, IL 62701', box],
    ['12 Main Street, Springfield, IL 62701', 'post', '12 Main Street, Springfield, IL 62701', undefined],
    ['0000000–DCA', 'license', '0000000-DCA', '0000000-DCA'],
    ['O000000-DCA', 'license', 'O000000-DCA', '0000000-DCA'],
    ['hello', 'other', 'hello', undefined],
  ])('%j: %s, %j, %j [same-1]', (text, kind, typed, ours) => {
    const { kind: shownKind, typed: shownTyped, ours: shownOurs } = checkOfficial(text, list) ?? {};
    expect([shownKind, shownTyped, shownOurs]).toEqual([kind, typed, ours]);
  });
});
