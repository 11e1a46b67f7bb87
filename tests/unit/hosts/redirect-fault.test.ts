import { describe, expect, it } from 'vitest';
import { isLowercaseOfPage, type RedirectFault, redirectFault } from '@/hosts/redirect-fault';
import { redirects } from '@/hosts/redirects';

describe('a redirect', () => {
  it.each<[string, string, RedirectFault | undefined]>([
    ['/help-me', '/contact', undefined],
    ['/pay2', '/', undefined],
    ['/pay', '/contact', 'taken'],
    ['pay', '/contact', 'form'],
    ['/', '/contact', 'form'],
    ['/x', '/contact', 'form'],
    ['/Pay', '/contact', 'form'],
    ['/pay now', '/contact', 'form'],
    ['/pay/now', '/contact', 'form'],
    ['//evil.example', '/contact', 'form'],
    ['/:path*', '/contact', 'form'],
    ['/robots.txt', '/contact', 'form'],
    ['/pagó', '/contact', 'form'],
    [`/${'a'.repeat(41)}`, '/contact', 'form'],
    ['/about', '/contact', 'page'],
    ['/offline', '/contact', 'page'],
    ['/es', '/contact', 'page'],
    ['/en', '/contact', 'page'],
    ['/404', '/contact', 'page'],
    ['/help-me', '/nowhere', 'target'],
    ['/help-me', '/contact#hours', 'target'],
    ['/help-me', 'https://evil.example', 'target'],
    ['/help-me', '', 'target'],
  ])('from %o to %o has the fault %s', (from, to, fault) => {
    expect(redirectFault(from, to, ['/pay'])).toBe(fault);
  });

  it.each(redirects)('of this site is valid: $from', ({ from, to }) => {
    const others = redirects.filter((other) => other.from !== from).map((other) => other.from);
    expect(redirectFault(from, to, others)).toBeUndefined();
  });

  it('is its page’s own lowercase form only if it differs in case alone', () => {
    expect(isLowercaseOfPage('/chat', '/Chat')).toBe(true);
    expect(isLowercaseOfPage('/pay', '/make-payment')).toBe(false);
  });
});
