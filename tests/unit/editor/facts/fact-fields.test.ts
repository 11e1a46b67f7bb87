import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveFact } from '@/editor/facts/fact-fields';
import { smallSite } from '../small-site';

const hoursFile = 'content/hours.ts';
const hours = 'export const callLimits = { from: 9 * 3600, until: 20 * 3600 } as const;\n';
const commitmentsFile = 'content/commitments.ts';
const commitments = 'export const contactLimits = { calls: 2, contacts: 3 } as const;\n';
let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
  site.writePages({});
  // The check of the numbers in texts reads these two lines.
  const phones = "phones: { main: '+16175550100', spanish: '+16175550120' }";
  site.write('content/firm.ts', site.read('content/firm.ts').replace('phones: {}', phones));
  site.write(hoursFile, hours);
  site.write(commitmentsFile, commitments);
});
afterEach(() => site.remove());

it.each([
  ['calls', '2', '4'],
  ['contacts', '3', '1'],
])('refuses to set the limit of %s from %s to %s, since calls count as contacts', async (name, from, typed) => {
  const id = `contactLimits.${name}`;
  await expect(saveFact(site.root, { id, from, typed })).rejects.toMatchObject({
    field: id,
    message: expect.stringMatching(/cannot be more calls than contacts/),
  });
  expect(site.read(commitmentsFile)).toBe(commitments);
});

it('refuses more calls than federal law presumes lawful', async () => {
  site.write(commitmentsFile, commitments.replace('contacts: 3', 'contacts: 9'));
  const id = 'contactLimits.calls';
  await expect(saveFact(site.root, { id, from: '2', typed: '8' })).rejects.toMatchObject({
    field: id,
    message: expect.stringContaining('Federal law'),
  });
});

it('refuses a limit of one call, since the pages say “calls” after the number', async () => {
  const id = 'contactLimits.calls';
  await expect(saveFact(site.root, { id, from: '2', typed: '1' })).rejects.toMatchObject({ field: id });
  expect(site.read(commitmentsFile)).toBe(commitments);
});

it.each([
  ['calls', '2', '3'],
  ['contacts', '3', '2'],
])('allows equal limits of calls and contacts: %s %s to %s', async (name, from, typed) => {
  await saveFact(site.root, { id: `contactLimits.${name}`, from, typed });
  expect(site.read(commitmentsFile)).toBe(commitments.replace(`${name}: ${from}`, `${name}: ${typed}`));
});

it.each([
  ['from', '09:00', '07:59', /The law allows/],
  ['until', '20:00', '21:01', /The law allows/],
  ['from', '09:00', '20:00', /before the end/],
  ['until', '20:00', '08:30', /before the end/],
])('refuses to set calls %s %s to %s', async (end, from, typed, reason) => {
  const id = `callLimits.${end}`;
  await expect(saveFact(site.root, { id, from, typed })).rejects.toMatchObject({
    field: id,
    message: expect.stringMatching(reason),
  });
  expect(site.read(hoursFile)).toBe(hours);
});

it.each([
  ['siteUrl', 'https://www.firm.example', 'https://www.firm.example/en'],
  ['domain', 'firm.example', 'Our own domain'],
])('refuses to set %s from %s to %s, which no site or mailbox could use', async (name, from, typed) => {
  const id = `firm.${name}`;
  const before = "export const firm = { domain: 'firm.example', siteUrl: 'https://www.firm.example' } as const;\n";
  site.write('content/firm.ts', before);
  await expect(saveFact(site.root, { id, from, typed })).rejects.toMatchObject({ field: id });
  expect(site.read('content/firm.ts')).toBe(before);
});
