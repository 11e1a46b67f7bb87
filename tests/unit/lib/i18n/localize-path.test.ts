import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOfPath, localePrefix, localizePath, withoutLocale } from '@/lib/i18n/localize-path';
import { locales } from '@/lib/i18n/routing';

const site = 'https://site.example';

describe('localizePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'es', '/es'],
    ['/es', 'en', '/'],
    ['/es/', 'en', '/'],
    ['/en', 'es', '/es'],
    ['/about', 'es', '/es/about'],
    ['/about', 'en', '/about'],
    ['/es/about', 'en', '/about'],
    ['/es/about', 'es', '/es/about'],
    ['/en/about', 'en', '/about'],
    ['/Chat', 'es', '/es/Chat'],
    ['/make-payment/efta-consent', 'es', '/es/make-payment/efta-consent'],
    ['about', 'es', '/es/about'],
    ['', 'es', '/es'],
  ] as const)('maps %o in %s to %o', (href, locale, expected) => {
    expect(localizePath(href, locale)).toBe(expected);
  });

  it.each([
    ['/#top', 'es', '/es#top'],
    ['/?a=/es/b', 'es', '/es?a=/es/b'],
    ['/es?x=1#our-team', 'en', '/?x=1#our-team'],
    ['/about?a=1&b=%2F#our-team', 'es', '/es/about?a=1&b=%2F#our-team'],
    ['/about#/es/x?y', 'en', '/about#/es/x?y'],
    ['?x=1', 'es', '/es?x=1'],
  ] as const)('keeps query and hash of %o in %s: %o', (href, locale, expected) => {
    expect(localizePath(href, locale)).toBe(expected);
  });

  it.each([
    ['/espresso', 'en', '/espresso'],
    ['/espresso', 'es', '/es/espresso'],
    ['/english/en', 'es', '/es/english/en'],
    ['/ES/about', 'en', '/ES/about'],
  ] as const)('recognizes a language only as the whole first segment: %o in %s gives %o', (href, locale, expected) => {
    expect(localizePath(href, locale)).toBe(expected);
  });

  it.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example/x', '/evil.example/x'],
    ['\\\\evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/es//evil.example', '/evil.example'],
    ['/en/\\/evil.example', '/evil.example'],
    ['/es/es//evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['https://evil.example', '/https://evil.example'],
  ])('keeps %o on this site', (href, expected) => {
    expect(localizePath(href, 'en')).toBe(expected);
    expect(new URL(localizePath(href, 'es'), site).origin).toBe(site);
  });

  it('returns for any input one leading slash, this host and the requested language, and round-trips [locale-2]', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', 'en', 'es', 'es/', '?', '#', '%2f', '..', '\t', '\n', 'about', 'evil.example'),
      fc.string({ maxLength: 4 }),
    );
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(hostile, fc.constantFrom(...locales), fc.constantFrom(...locales), (href, locale, other) => {
        const result = localizePath(href, locale);
        expect(result).toMatch(/^\/(?![/\\])/);
        expect(new URL(result, site).origin).toBe(site);
        expect(localeOfPath(result.replace(/[?#].*$/s, ''))).toBe(locale);
        expect(localizePath(result, locale)).toBe(result);
        expect(localizePath(localizePath(href, other), locale)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('withoutLocale', () => {
  it.each([
    ['/', '/'],
    ['/es', '/'],
    ['/en/', '/'],
    ['/es/about', '/about'],
    ['/en/about', '/about'],
    ['/es/es/about', '/about'],
    ['/espresso', '/espresso'],
    ['/about/es', '/about/es'],
    ['//es//about', '/about'],
  ])('of %o is %o', (path, expected) => {
    expect(withoutLocale(path)).toBe(expected);
  });
});

describe('localeOfPath', () => {
  it.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/es', 'es'],
    ['/es/', 'es'],
    ['/es/about', 'es'],
    ['/espresso', 'en'],
    ['/about/es', 'en'],
    ['/fr/about', 'en'],
    ['', 'en'],
  ])('of %o is %s', (path, expected) => {
    expect(localeOfPath(path)).toBe(expected);
  });
});

describe('localePrefix', () => {
  it.each(locales)('is what addresses in %s begin with', (locale) => {
    expect(localePrefix(locale) + '/about').toBe(localizePath('/about', locale));
  });
});
