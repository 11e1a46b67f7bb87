import { expect, it } from 'vitest';
import { localizedRedirects } from '@/hosts/localized-redirects';

it('a short address leads to its page in the language of the address', () => {
  expect(localizedRedirects([{ from: '/pay', to: '/make-payment' }])).toEqual([
    { from: '/pay', to: '/make-payment' },
    { from: '/es/pay', to: '/es/make-payment' },
  ]);
});

it('a short address of the home page leads there at once, without a second redirect', () => {
  expect(localizedRedirects([{ from: '/start', to: '/' }])).toEqual([
    { from: '/start', to: '/' },
    { from: '/es/start', to: '/es' },
  ]);
});
