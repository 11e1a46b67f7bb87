import { beforeEach, describe, expect, it } from 'vitest';
import { headersFile } from '@/hosts/netlify-and-cloudflare/headers-file';
import { speculationRulesPath } from '@/lib/pages/speculation-rules';
import { httpsRules, rules } from '@/tests/unit/hosts/sample-rules';

describe('_headers', () => {
  it('has a block of address and headers for each rule', () => {
    const small = {
      ...rules,
      headers: { 'X-One': '1', 'X-Two': '2' },
      cache: [
        { prefix: '/static/', value: 'max-age=9' },
        { prefix: '/', value: 'max-age=0' },
      ],
    };
    expect(headersFile(small)).toBe(`/*
  X-One: 1
  X-Two: 2
  ! Access-Control-Allow-Origin

/static/*
  Cache-Control: max-age=9

/manifest.webmanifest
  Content-Type: application/manifest+json

${speculationRulesPath}
  Content-Type: application/speculationrules+json
`);
  });

  let text = '';
  beforeEach(() => {
    text = headersFile(httpsRules);
  });

  it('sets each header in only one matching block, since hosts join values', () => {
    const [everywhere, ...others] = text.split('\n\n');
    expect(everywhere).toMatch(/^\/\*\n/);
    expect(everywhere).not.toContain('Cache-Control');
    const names = others.flatMap((block) =>
      block
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    );
    for (const name of names) expect(everywhere).not.toContain(`  ${name}:`);
  });

  it('has the cache rules, and removes the header that Cloudflare adds', () => {
    expect(text).toContain('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('/engravings/*\n  Cache-Control: public, max-age=86400');
    expect(text).toContain('  ! Access-Control-Allow-Origin\n');
  });

  it('has no line longer than Cloudflare’s limit', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});
