import { beforeEach, describe, expect, it } from 'vitest';
import { headersFile } from '@/hosts/netlify-and-cloudflare/headers-file';
import { speculationRulesPath } from '@/lib/pages/speculation-rules';
import { httpsRules, rules } from '@/tests/unit/hosts/sample-rules';

describe('_headers', () => {
  it('is an address, its headers and an empty line, for each rule in turn', () => {
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

  it('names each header in blocks that do not overlap, as hosts join the values', () => {
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

  it('has a cache rule for what is kept, and takes away what Cloudflare adds', () => {
    expect(text).toContain('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('/engravings/*\n  Cache-Control: public, max-age=86400');
    expect(text).toContain('  ! Access-Control-Allow-Origin\n');
  });

  it('has no line that is longer than Cloudflare takes', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});
