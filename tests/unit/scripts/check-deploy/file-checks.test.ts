import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hostRules } from '@/hosts/rules';
import type { BuiltSite } from '@/scripts/check-deploy/built-site';
import { fileChecks } from '@/scripts/check-deploy/file-checks';
import type { RawResponse } from '@/scripts/check-deploy/raw-request';

const text = Buffer.from('A sentence of the page. '.repeat(100));
const site: BuiltSite = {
  rules: hostRules,
  commit: '772987a',
  files: ['/about.html'],
  isCompressed: () => true,
  read: () => text,
  exists: () => true,
};
const right: RawResponse = {
  status: 200,
  headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  body: brotliCompressSync(text),
};

/** The faults of a response to the request for the page in brotli. */
function faultsOf(response: RawResponse): (string | undefined)[] {
  const compressed = fileChecks(site, {}).find(({ group }) => group === 'compression');
  return compressed?.check(response).flatMap(({ wrong }) => wrong ?? []) ?? ['the page is not requested in brotli'];
}

describe('a page requested in brotli', () => {
  it('has no fault if the host sends it so', () => expect(faultsOf(right)).toEqual([]));

  it.each<[string, Partial<RawResponse>, string]>([
    ['fails', { status: 500 }, 'the status is 500, expected 200'],
    ['is not acceptable to the host', { status: 406 }, 'the status is 406, expected 200'],
    ['is not compressed', { headers: { vary: 'Accept-Encoding' }, body: text }, 'the encoding is missing'],
    ['does not vary', { headers: { 'content-encoding': 'br' } }, 'that Vary names Accept-Encoding is false'],
    ['is another page', { body: brotliCompressSync(Buffer.from('Another page')) }, 'what is unpacked is'],
  ])('has a fault if it %s', (_, change, fault) => {
    expect(faultsOf({ ...right, ...change })).toEqual([expect.stringContaining(fault)]);
  });
});
