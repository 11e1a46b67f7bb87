import { expect, it } from 'vitest';
import { concreteRedirects } from '@/hosts/concrete-redirects';
import { pagePaths } from '@/lib/pages/pages';
import { pageFiles, rules } from './sample-rules';

it('expands a pattern for each page of the default language, and keeps other redirects', () => {
  const small = {
    ...rules,
    redirects: [
      { from: '/en/:path*', to: '/:path*' },
      { from: '/pay', to: '/make-payment' },
    ],
  };
  const published = [
    '/404.html',
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
    { from: '/en/espresso', to: '/espresso' },
    { from: '/en/terms/versions/5.2', to: '/terms/versions/5.2' },
    { from: '/pay', to: '/make-payment' },
  ]);
});

it('redirects every English page from /en, without patterns', () => {
  const redirects = concreteRedirects(rules, pageFiles);
  for (const path of Object.values(pagePaths))
    expect(redirects).toContainEqual({ from: `/en${path === '/' ? '' : path}`, to: path });
  for (const { from, to } of redirects) expect(from + to).toMatch(/^[\w/-]+$/);
  expect(redirects.some(({ from }) => from.startsWith('/en/es'))).toBe(false);
});
