import { expect, it } from 'vitest';
import { checkOfficial } from '@/lib/official-list/check';
import type { OfficialList } from '@/lib/official-list/verdict';
import { list } from './list';

type Row = [text: string, kind: string, verdict: string, reason: string];

function expectRows(title: string, facts: Partial<OfficialList>, rows: Row[]) {
  it.each(rows)(`${title}: %j is a %s, %s, %s [same-3]`, (text, kind, verdict, reason) => {
    expect(checkOfficial(text, { ...list, labels: [], ...facts })).toMatchObject({ kind, verdict, reason });
  });
}

expectRows('licenses with as many digits as phones', { licenses: ['8005550198', '8005550187'] }, [
  ['800-555-0199', 'phone', 'same', 'listed'],
  ['800-555-0189', 'phone', 'look-alike', 'near'],
  ['303-555-0187', 'phone', 'not-ours', 'no-match'],
]);

expectRows('licenses with five digits and with four', { licenses: ['12345', '6789'] }, [
  ['12345', 'license', 'same', 'listed'],
  ['12346', 'license', 'look-alike', 'near'],
  ['1234', 'phone', 'cannot-tell', 'too-short'],
  ['A234', 'license', 'cannot-tell', 'too-short'],
  ['67890', 'phone', 'not-ours', 'short-code'],
  ['A6789', 'license', 'not-ours', 'no-match'],
]);

expectRows('licenses with letters in the middle', { licenses: ['A1C23456', '12345C67', 'A12345C'] }, [
  ['A123456', 'license', 'look-alike', 'near'],
  ['1C23456', 'license', 'look-alike', 'near'],
  ['1234567', 'license', 'look-alike', 'near'],
  ['A12345', 'license', 'look-alike', 'near'],
]);

expectRows('a mailbox with capitals', { emails: ['Payments@WexcombeVale.example'] }, [
  ['Payments@WexcombeVale.example', 'email', 'same', 'listed'],
  ['payments@wexcombevale.example', 'email', 'same', 'listed'],
  ['Pay@wexcombevale.example', 'email', 'look-alike', 'other-mailbox'],
  ['payments@wexcombvale.example', 'email', 'look-alike', 'near'],
]);

const streets = ['12 Elm Park Way', '7 Maple Court'].map((street) => ({
  street,
  city: 'Harrow Quay',
  state: 'MA',
  zip: '00000',
}));
const elsewhere = { street: '9 Dock Street', city: 'Other Bay', state: 'MA', zip: '00001' };

expectRows('several streets in two towns', { addresses: [...streets, elsewhere] }, [
  ['5 Elm Road, Harrow Quay, MA', 'post', 'look-alike', 'near'],
  ['5 Elk Road, Harrow Quay, MA', 'post', 'not-ours', 'no-match'],
  ['5 Naple Road, Harrow Quay, MA', 'post', 'look-alike', 'near'],
  ['Harrow Quay, MA 00000', 'post', 'cannot-tell', 'incomplete'],
  ['Other Bay, MA 00001', 'post', 'cannot-tell', 'incomplete'],
]);

it('shows the address that shares most words of its street [same-4]', () => {
  const [, office] = list.addresses;
  const compared = checkOfficial(`${list.names[1]}, 99 Colonnade Square, Harrow Quay, MA`, list);
  expect(compared?.ours).toContain(office?.street);
});

it('finds the nearest license for digits without a title [same-3]', () => {
  const compared = checkOfficial('2098764', { ...list, licenses: ['2098765-DCA'], labels: [] });
  expect(compared).toMatchObject({ kind: 'license', verdict: 'look-alike', reason: 'near' });
});
