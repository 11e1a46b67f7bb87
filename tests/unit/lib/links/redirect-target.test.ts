import { describe, expect, it } from 'vitest';
import { redirectTarget } from '@/lib/links/redirect-target';

describe('redirectTarget', () => {
  it.each(['/', '/about', '/es/about?x=1#our-team', '/a//b'])('navigates to a path of this site: %o', (path) => {
    expect(redirectTarget(path)).toEqual({ kind: 'navigate', path });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/about\\..',
    'https://portal.example/',
    'about',
    '',
    '/two words',
    '/\t/evil.example',
    ' /about',
    'javascript:alert(1)',
  ])('replaces the document for anything else: %o [error-5]', (url) => {
    expect(redirectTarget(url)).toEqual({ kind: 'replace', url });
  });
});
