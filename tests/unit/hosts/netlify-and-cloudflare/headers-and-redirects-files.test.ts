import { beforeEach, describe, expect, it } from 'vitest';
import { concreteRedirects } from '@/hosts/concrete-redirects';
import { headersFile } from '@/hosts/netlify-and-cloudflare/headers-file';
import { redirectsFile } from '@/hosts/netlify-and-cloudflare/redirects-file';
import { pagePaths } from '@/lib/pages/pages';
import { httpsRules, pageFiles, rules } from '@/tests/unit/hosts/sample-rules';

describe('concreteRedirects', () => {
  it('leads every English page away from /en, and leaves no pattern', () => {
    const redirects = concreteRedirects(rules, pageFiles);
    for (const path of Object.values(pagePaths))
      expect(redirects).toContainEqual({ from: `/en${path === '/' ? '' : path}`, to: path });
    for (const { from, to } of redirects) expect(from + to).toMatch(/^[\w/-]+$/);
    expect(redirects.some(({ from }) => from.startsWith('/en/es'))).toBe(false);
  });
});

describe('_redirects', () => {
  let lines: readonly string[] = [];
  beforeEach(() => {
    lines = redirectsFile(rules, pageFiles).trim().split('\n');
  });

  it('is one permanent redirect a line, with and without a slash at the end', () => {
    expect(lines).toContain('/en / 308');
    expect(lines).toContain('/en/about /about 308');
    expect(lines).toContain('/en/about/ /about 308');
    expect(lines).toContain('/es/chat /es/Chat 308');
  });

  it('ends with the not-found pages of the languages below the root, the only lines with a pattern', () => {
    const patterns = lines.filter((line) => /[*:]/.test(line));
    expect(patterns).toContain('/es/* /es/404.html 404');
    expect(lines.slice(-patterns.length)).toEqual(patterns);
  });

  it('stays far below what hosts allow', () => {
    // The strictest host takes 2,000: https://developers.cloudflare.com/pages/configuration/redirects/
    expect(lines.length).toBeLessThan(1000);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  });
});

describe('_headers', () => {
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
