import { expect, it } from 'vitest';
import { groupOf, labelOf } from '@/editor/browser/page/fact-names';

it.each([
  ['firm.phones.newYorkCity', 'Phones', 'New York City'],
  ['firm.name', 'Firm', 'Name'],
  ['officeHours.opens', 'Office hours', 'Opens'],
  ['firm.licenses.east-side.number', 'Licenses', 'East side, number'],
])('the fact %s is in the group %s under the name %s', (id, group, label) => {
  expect(groupOf(id)).toBe(group);
  expect(labelOf(id)).toBe(label);
});
