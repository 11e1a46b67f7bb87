import { expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import type { OfficialList } from '@/lib/official-list/verdict';
import { list } from './list';

type Row = [text: string, verdict: string, reason: string];

function expectRows(title: string, facts: Partial<OfficialList>, rows: Row[]) {
  it.each(rows)(`${title}: %j: %s, %s [same-3]`, (text, verdict, reason) => {
    expect(checkOfficial(text, { ...list, labels: [], ...facts })).toMatchObject({ verdict, reason });
  });
}

expectRows('licenses with as many digits as phones', { licenses: ['8005550198', '8005550187'] }, [
  ['800-555-0199', 'same', 'listed'],
  ['800-555-0189', 'look-alike', 'near'],
  ['303-555-0187', 'not-ours', 'no-match'],
]);

expectRows('licenses with five digits and with four', { licenses: ['12345', '6789'] }, [
  ['12345', 'same', 'listed'],
  ['12346', 'look-alike', 'near'],
  ['1234', 'cannot-tell', 'too-short'],
  ['A234', 'cannot-tell', 'too-short'],
  ['67890', 'not-ours', 'short-code'],
  ['A6789', 'cannot-tell', 'unclear'],
]);

expectRows('licenses with letters in the middle', { licenses: ['A1C23456', '12345C67', 'A12345C'] }, [
  ['A123456', 'look-alike', 'near'],
  ['1C23456', 'look-alike', 'near'],
  ['1234567', 'look-alike', 'near'],
  ['A12345', 'look-alike', 'near'],
]);

expectRows('a mailbox with capitals', { emails: ['Payments@WexcombeVale.example'] }, [
  ['Payments@WexcombeVale.example', 'same', 'listed'],
  ['payments@wexcombevale.example', 'same', 'listed'],
  ['Pay@wexcombevale.example', 'look-alike', 'other-mailbox'],
  ['payments@wexcombvale.example', 'look-alike', 'near'],
]);

expectRows(
  'mailboxes whose domain is encoded, or not',
  { emails: ['info@xn--bcher-kva.example', 'jobs@bücher.test'] },
  [
    ['info@xn--bcher-kva.example', 'same', 'listed'],
    ['info@bücher.example', 'same', 'listed'],
    ['info@bucher.example', 'look-alike', 'near'],
    ['jobs@bücher.test', 'same', 'listed'],
    ['jobs@XN--bcher-kva.test', 'same', 'listed'],
  ],
);

expectRows(
  'a name that the site has only in initials',
  {
    names: ['Ash, Birch and Cedar, LLP'],
    siteName: 'abclaw',
    hosts: ['abclaw.example'],
    emails: ['info@abclaw.example'],
  },
  [
    ['abclaw.test', 'look-alike', 'name-in-other-site'],
    ['ashbirchandcedarllp.test', 'look-alike', 'name-in-other-site'],
    ['ash-birch-y-cedar-llp@mail.test', 'look-alike', 'name-in-other-site'],
    ['evil.test/AshBirch&CedarLLP', 'look-alike', 'name-in-other-site'],
    ['Ash Birch Cedar LLP', 'cannot-tell', 'name-alone'],
    ['ashcedar.test', 'not-ours', 'no-match'],
  ],
);

expectRows('a name so short that it is inside other words', { names: ['W & V'] }, [
  ['newviews.test', 'not-ours', 'no-match'],
  ['throwandvault@mail.test', 'not-ours', 'no-match'],
]);

const twoDomains = { emails: ['info@wexcombevale.example', 'pay@mail.wexcombevale.example'] };

expectRows('mailboxes at two domains', twoDomains, [
  ['pay@mail.wexcombevale.example', 'same', 'listed'],
  ['pai@mail.wexcombevale.example', 'look-alike', 'near'],
  ['xyz@mail.wexcombevale.example', 'look-alike', 'other-mailbox'],
  ['pay@maii.wexcombevale.example', 'look-alike', 'other-mailbox'],
]);

it.each([
  ['pai@mail.wexcombevale.example', 'pay@mail.wexcombevale.example'],
  ['xyz@mail.wexcombevale.example', 'mail.wexcombevale.example'],
  ['pay@maii.wexcombevale.example', 'wexcombevale.example'],
])('compares %j with the nearest of two domains: %j [same-1]', (text, ours) => {
  expect(checkOfficial(text, { ...list, ...twoDomains })?.ours).toBe(ours);
});

expectRows('licenses with letters that look like digits', { licenses: ['SL-1034567', '2098765-DCB'] }, [
  ['SL-1034567', 'same', 'listed'],
  ['SL-IO34567', 'look-alike', 'letters'],
  ['51-1034567', 'look-alike', 'letters'],
  ['SL-1034568', 'look-alike', 'near'],
  ['SL-IO34568', 'not-ours', 'no-match'],
  ['2O9876S-DCB', 'look-alike', 'letters'],
  ['2O98765-DCB', 'look-alike', 'letters'],
  ['2098765-DC8', 'look-alike', 'letters'],
  ['2098765-DCS', 'look-alike', 'near'],
]);

expectRows('a license whose agency ends in another letter', { licenses: ['2098765-DCA'] }, [
  ['2098765-DCB', 'look-alike', 'near'],
  ['2O98765-DCA', 'look-alike', 'letters'],
]);

const streets = ['12 Elm Park Way', '7 Maple Court'].map((street) => ({
  street,
  city: 'Harrow Quay',
  state: 'MA',
  zip: '00000',
}));
const elsewhere = { street: '9 Dock Street', city: 'Other Bay', state: 'MA', zip: '00001' };

expectRows('several streets in two towns', { addresses: [...streets, elsewhere] }, [
  ['5 Elm Road, Harrow Quay, MA', 'look-alike', 'near'],
  ['5 Elk Road, Harrow Quay, MA', 'not-ours', 'no-match'],
  ['5 Naple Road, Harrow Quay, MA', 'look-alike', 'near'],
  ['Harrow Quay, MA 00000', 'cannot-tell', 'incomplete'],
  ['Other Bay, MA 00001', 'cannot-tell', 'incomplete'],
]);

const twoBoxes = ['P.O. Box 1000', 'P.O. Box 1001'].map((street) => ({ ...elsewhere, street }));

expectRows('two boxes that differ by one digit', { addresses: twoBoxes }, [
  ['P.O. Box 1000', 'cannot-tell', 'incomplete'],
  ['P.O. Box 1001, Other Bay', 'cannot-tell', 'incomplete'],
  ['P.O. Box 1002', 'look-alike', 'near'],
]);

it('shows the address that shares most words of its street [same-4]', () => {
  const [, office] = list.addresses;
  const compared = checkOfficial(`${list.names[1]}, 99 Colonnade Square, Harrow Quay, MA`, list);
  expect(compared?.ours).toContain(office?.street);
});

it('finds the nearest license for digits without a title [same-3]', () => {
  const compared = checkOfficial('2098764', { ...list, licenses: ['2098765-DCA'], labels: [] });
  expect(compared).toMatchObject({ verdict: 'look-alike', reason: 'near' });
});

it.each([['NMLS ID 1122335'], ['NMLS #1122335'], ['NMLS ID: 1122335'], ['1122335'], ['License NMLS ID 1122335']])(
  'compares a license with the title that ours is printed with: %j [same-1]',
  (text) => {
    const compared = checkOfficial(text, { ...list, licenses: ['2098765-DCA', 'NMLS ID 1122334'], labels: [] });
    expect(compared).toMatchObject({ verdict: 'look-alike', typed: 'NMLS ID 1122335', ours: 'NMLS ID 1122334' });
  },
);

it.each([
  ['NMLS CCA-3141592', 'CCA-3141592'],
  ['DCA 2718281', 'NMLS ID 2718281'],
  ['NMLS ID 2098765', '2098765-DCA'],
  ['NYC License 2718281', 'NMLS ID 2718281'],
  ['NMLS License No. 2098764', '2098765-DCA'],
])('shows the name of another agency in the number that was compared: %j [same-1]', (text, ours) => {
  const compared = checkOfficial(text, {
    ...list,
    licenses: ['2098765-DCA', 'CCA-3141592', 'NMLS ID 2718281'],
    labels: [],
  });
  expect(compared).toMatchObject({ verdict: 'look-alike', typed: text, ours });
});
