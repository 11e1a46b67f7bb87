import { expect, it } from 'vitest';
import { answer } from '@/hosts/answer';
import { concreteRedirects } from '@/hosts/concrete-redirects';
import { pageFiles, rules } from './sample-rules';

it('expands a pattern for each page and each short address, and keeps other redirects [address-2]', () => {
  const small = {
    ...rules,
    redirects: [
      { from: '/en/:path*', to: '/:path*' },
      { from: '/pay', to: '/make-payment' },
    ],
  };
  const published = [
    '/404.html',
    '/es/404.html',
    '/about.html',
    '/about.txt',
    '/es.html',
    '/es/about.html',
    '/espresso.html',
    '/index.html',
    '/terms/versions/5.2.html',
  ];
  expect(concreteRedirects(small, published)).toEqual([
    { from: '/en/about', to: '/about' },
    { from: '/en/es', to: '/es' },
    { from: '/en/es/about', to: '/es/about' },
    { from: '/en/espresso', to: '/espresso' },
    { from: '/en/terms/versions/5.2', to: '/terms/versions/5.2' },
    { from: '/en/pay', to: '/pay' },
    { from: '/pay', to: '/make-payment' },
  ]);
});

it('redirects from /en to every page and short address as answer() does, without patterns [address-6]', () => {
  const redirects = concreteRedirects(rules, pageFiles);
  const addresses = [...rules.pages, ...rules.redirects.map(({ from }) => from).filter((from) => !/[:*]/.test(from))];
  for (const address of addresses) {
    const from = `/en${address === '/' ? '' : address}`;
    const answered = answer(rules, 'GET', from, '', () => true);
    expect(answered).toEqual({ status: 308, location: redirects.find((each) => each.from === from)?.to });
  }
  for (const { from, to } of redirects) expect(from + to).toMatch(/^[\w/-]+$/);
});
