import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveFact } from '@/editor/facts/fact-fields';
import { FieldRefused } from '@/editor/refusals';

const hoursSource = 'export const callLimits = { from: 9 * 3600, until: 20 * 3600 } as const;\n';
const commitmentsSource = 'export const contactLimits = { calls: 2, contacts: 3 } as const;\n';
const firmSource = "export const firm = { domain: 'firm.example', siteUrl: 'https://www.firm.example' } as const;\n";
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'facts-'));
  await mkdir(join(root, 'content'));
  await writeFile(join(root, 'content/firm.ts'), firmSource);
  await writeFile(join(root, 'content/hours.ts'), hoursSource);
  await writeFile(join(root, 'content/commitments.ts'), commitmentsSource);
});
afterAll(() => rm(root, { recursive: true }));

it.each([
  ['calls', '2', '4'],
  ['contacts', '3', '1'],
])('refuses to set the limit of %s from %s to %s, since calls count as contacts', async (name, from, typed) => {
  const id = `contactLimits.${name}`;
  await expect(saveFact(root, { id, from, typed })).rejects.toMatchObject({
    field: id,
    message: expect.stringMatching(/cannot be more calls than contacts/),
  });
  expect(await readFile(join(root, 'content/commitments.ts'), 'utf8')).toBe(commitmentsSource);
});

it.each([
  ['calls', '2', '3'],
  ['contacts', '3', '2'],
])('allows equal limits of calls and contacts: %s %s to %s', async (name, from, typed) => {
  const saved = saveFact(root, { id: `contactLimits.${name}`, from, typed });
  // Saving fails later in any case, because this folder has no site, but it must not fail because of the order of the limits.
  await expect(saved).rejects.not.toBeInstanceOf(FieldRefused);
});

it.each([
  ['from', '09:00', '07:59', /The law allows/],
  ['until', '20:00', '21:01', /The law allows/],
  ['from', '09:00', '20:00', /before the end/],
  ['until', '20:00', '08:30', /before the end/],
])('refuses to set calls %s %s to %s', async (end, from, typed, reason) => {
  const id = `callLimits.${end}`;
  await expect(saveFact(root, { id, from, typed })).rejects.toMatchObject({
    field: id,
    message: expect.stringMatching(reason),
  });
  expect(await readFile(join(root, 'content/hours.ts'), 'utf8')).toBe(hoursSource);
});

it.each([
  ['siteUrl', 'https://www.firm.example', 'https://www.firm.example/en'],
  ['domain', 'firm.example', 'Our own domain'],
])('refuses to set %s from %s to %s, which no site or mailbox could use', async (name, from, typed) => {
  const id = `firm.${name}`;
  await expect(saveFact(root, { id, from, typed })).rejects.toMatchObject({ field: id });
  expect(await readFile(join(root, 'content/firm.ts'), 'utf8')).toBe(firmSource);
});
