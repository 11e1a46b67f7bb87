import { beforeEach, describe, expect, it } from 'vitest';
import { redirectsFile } from '@/hosts/netlify-and-cloudflare/redirects-file';
import { pageFiles, rules } from '@/tests/unit/hosts/sample-rules';

describe('_redirects', () => {
  let lines: readonly string[] = [];
  beforeEach(() => {
    lines = redirectsFile(rules, pageFiles).trim().split('\n');
  });

  it('is a line for each redirect, then one for each language below the root', () => {
    const small = {
      ...rules,
      redirects: [
        { from: '/en/:path*', to: '/:path*' },
        { from: '/pay', to: '/make-payment' },
      ],
      notFoundPages: [
        { prefix: '/es', file: 'es/404.html' },
        { prefix: '', file: '404.html' },
      ],
    };
    expect(redirectsFile(small, ['/about.html', '/es/about.html'])).toBe(`/en/about /about 308
/en/about/ /about 308
/pay /make-payment 308
/pay/ /make-payment 308
/es/* /es/404.html 404
`);
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
    // The strictest host accepts 2,000: https://developers.cloudflare.com/pages/configuration/redirects/
    expect(lines.length).toBeLessThan(1000);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  });
});
