// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyStoredLocale } from '@/boot/stored-locale';
import { type Locale, userLocaleKey } from '@/lib/i18n/routing';

const site = 'https://www.site.example';
const replace = vi.fn<(address: string) => void>();

/** The storage of a browser that blocks access to it. */
const blocked = new Proxy(
  {},
  {
    get: () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    },
  },
);

beforeEach(() => {
  vi.stubGlobal('origin', site);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  replace.mockReset();
  document.documentElement.removeAttribute('hidden');
});

/** Opens a page in `language` with a stored choice; returns the target of the redirect, if any. */
function open(address: string, language: string, stored: string): string | undefined {
  const { pathname, href } = new URL(site + address);
  vi.stubGlobal('location', { pathname, href, replace });
  document.documentElement.lang = language;
  localStorage[userLocaleKey] = stored;
  applyStoredLocale();
  return replace.mock.lastCall?.[0];
}

it.each<[string, string, Locale, string]>([
  ['/es/about?a=1#b', 'es-ES', 'en', '/about?a=1#b'],
  ['/about', 'en-US', 'es', '/es/about'],
  [`/es${'//es'.repeat(390)}`, 'es-ES', 'en', '/'],
])('%s, a page in %s, with %s stored redirects once to the page in that language', (address, language, stored, to) => {
  expect(open(address, language, stored)).toBe(to);
  expect(replace).toHaveBeenCalledOnce();
  expect(document.documentElement.hidden, 'nothing of this page is shown').toBe(true);
  replace.mockReset();
  expect(open(to, stored, stored)).toBeUndefined();
});

it.each<[string, string, Locale]>([
  ['/%65s/about', 'es-ES', 'es'],
  ['/es/about', 'es-ES', 'es'],
  ['/es/missing.js', 'en-US', 'es'],
  ['/', 'en-US', 'en'],
])('%s, a page in %s, with %s stored does not redirect', (address, language, stored) => {
  expect(open(address, language, stored)).toBeUndefined();
  expect(document.documentElement.hidden).toBe(false);
});

it.each(['fr', 'EN', '', 'toString', '/evil.example'])('an unknown language %o is ignored [locale-4]', (stored) => {
  expect(open('/es/about', 'es-ES', stored)).toBeUndefined();
  expect(document.documentElement.hidden).toBe(false);
});

it('blocked storage is ignored [locale-4]', () => {
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('location', { pathname: '/es/about', href: `${site}/es/about`, replace });
  document.documentElement.lang = 'es-ES';
  applyStoredLocale();
  expect(replace).not.toHaveBeenCalled();
  expect(document.documentElement.hidden).toBe(false);
});
