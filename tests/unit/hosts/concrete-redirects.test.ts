import { expect, it } from 'vitest';
import { concreteRedirects } from '@/hosts/concrete-redirects';
import { rules } from './sample-rules';

it('writes a pattern out for each page of the default language, and leaves any other redirect as it is', () => {
  const small = {
    ...rules,
    pages: ['/', '/about', '/espresso', '/es', '/es/about'],
    redirects: [
      { from: '/en/:path*', to: '/:path*' },
      { from: '/pay', to: '/make-payment' },
    ],
  };
  expect(concreteRedirects(small)).toEqual([
    { from: '/en/about', to: '/about' },
    { from: '/en/espresso', to: '/espresso' },
    { from: '/pay', to: '/make-payment' },
  ]);
});
