import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firm, isSample } from '@/content/firm';
import { sampleByForm } from '@/scripts/check-sample/by-form';

describe('the firm’s facts', () => {
  it('are all of reserved fictional forms while the firm is a sample [firm-1]', () => {
    const named = sampleByForm(firm).map(({ what }) => what);
    const invented = [
      ...Object.keys(firm.phones).map((name) => `phones.${name}`),
      ...Object.keys(firm.emails).map((name) => `emails.${name}`),
      ...Object.keys(firm.addresses).map((name) => `addresses.${name}`),
      ...firm.licenses.map(({ id }) => `licenses.${id}`),
    ];
    expect(named).toEqual(isSample ? expect.arrayContaining(invented) : []);
  });

  it('list each phone number once', () => {
    expect(new Set(Object.values(firm.phones)).size).toBe(Object.keys(firm.phones).length);
  });

  it.each(Object.entries(firm.emails))('have only mailboxes at the firm’s own domain: %s', (_name, address) => {
    expect(address.split('@')[1]).toBe(firm.domain);
  });
});

describe('the firm’s name', () => {
  it('is in only one content file', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const naming = files.filter((file) => readFileSync(join('content', file), 'utf8').includes(firm.shortName));
    expect(naming).toEqual(['firm.ts']);
  });
});
