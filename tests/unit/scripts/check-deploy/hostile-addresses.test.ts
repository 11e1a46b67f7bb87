import { describe, expect, it } from 'vitest';
import { hostRules } from '@/hosts/rules';
import { addressChecks } from '@/scripts/check-deploy/address-checks';
import type { BuiltSite } from '@/scripts/check-deploy/built-site';
import type { RawResponse } from '@/scripts/check-deploy/raw-request';

const site: BuiltSite = {
  rules: hostRules,
  commit: '772987a',
  files: [],
  isCompressed: () => false,
  read: () => Buffer.from(''),
  exists: () => false,
};
const refusal: RawResponse = { status: 404, headers: {}, body: Buffer.from('Not found') };

/** What check:deploy finds wrong with this response to a hostile address. */
function faultsOf(response: Partial<RawResponse>): string[] {
  const hostile = addressChecks(site, 'https://site.example', {}).find(({ group }) => group === 'hostile');
  return hostile?.check({ ...refusal, ...response }).flatMap(({ wrong }) => wrong ?? []) ?? ['no hostile address'];
}

describe('a hostile address', () => {
  it.each([400, 404, 414])('is refused with status %i [input-1]', (status) => expect(faultsOf({ status })).toEqual([]));

  it.each<[string, Partial<RawResponse>, string]>([
    ['another status', { status: 403 }, '403'],
    ['a redirect', { status: 308, headers: { location: '//evil.example' } }, '//evil.example'],
    ['a cookie', { headers: { 'set-cookie': ['a=1'] } }, 'a=1'],
    ['a stack trace', { body: Buffer.from('Error\n    at main.js:1') }, 'at main.js:1'],
    ['a file outside the site', { body: Buffer.from('{ "dependencies": {} }') }, '"dependencies"'],
    ['its own markup', { body: Buffer.from('No /<script>alert(1)</script> here') }, '<script>alert'],
  ])('is not refused by a response with %s [input-1]', (_, response, part) => {
    expect(faultsOf(response).join('\n')).toContain(part);
  });
});
