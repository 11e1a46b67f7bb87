import { beforeEach, describe, expect, it } from 'vitest';
import { redirectsFile } from '@/hosts/netlify-and-cloudflare/redirects-file';
import { pageFiles, rules } from '@/tests/unit/hosts/sample-rules';

describe('_redirects', () => {
  let lines: readonly string[] = [];
  beforeEach(() => {
    lines = redirectsFile(rules, pageFiles).trim().split('\n');
  });

  it('has a line per redirect, then one per prefixed language', () => {
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
/en/es/about /es/about 308
/en/es/about/ /es/about 308
/en/pay /pay 308
/en/pay/ /pay 308
/pay /make-payment 308
/pay/ /make-payment 308
/es/* /es/404.html 404
`);
  });

  it('has permanent redirects, with and without a trailing slash', () => {
    expect(lines).toContain('/en / 308');
    expect(lines).toContain('/en/about /about 308');
    expect(lines).toContain('/en/about/ /about 308');
    expect(lines).toContain('/es/chat /es/Chat 308');
  });

  it('ends with the 404 pages of prefixed languages, the only lines with a pattern', () => {
    const patterns = lines.filter((line) => /[*:]/.test(line));
    expect(patterns).toContain('/es/* /es/404.html 404');
    expect(lines.slice(-patterns.length)).toEqual(patterns);
  });

  it('is far below the hosts’ limits, without duplicates', () => {
    // The strictest host accepts 2,000: https://developers.cloudflare.com/pages/configuration/redirects/
    expect(lines.length).toBeLessThan(1000);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
  });
});
