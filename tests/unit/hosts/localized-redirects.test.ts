import { expect, it } from 'vitest';
import { localizedRedirects } from '@/hosts/localized-redirects';
import { locales } from '@/lib/i18n/routing';

it('a short address leads to its page in the language of the address', () => {
  const redirects = localizedRedirects([{ from: '/pay', to: '/make-payment' }]);
  expect(redirects).toHaveLength(locales.length);
  expect(redirects).toContainEqual({ from: '/pay', to: '/make-payment' });
  expect(redirects).toContainEqual({ from: '/es/pay', to: '/es/make-payment' });
});

it('a short address of the home page leads there at once, without a second redirect', () => {
  const redirects = localizedRedirects([{ from: '/start', to: '/' }]);
  expect(redirects).toContainEqual({ from: '/start', to: '/' });
  expect(redirects).toContainEqual({ from: '/es/start', to: '/es' });
});
