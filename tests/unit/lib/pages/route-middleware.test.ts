import { describe, expect, it } from 'vitest';
import { RouterError } from '@/lib/pages/errors';
import { applyMiddleware, type MiddlewareName } from '@/lib/pages/route-middleware';

describe('applyMiddleware', () => {
  it('applies only the middleware that the page’s content lists [error-6]', () => {
    expect(applyMiddleware([], { title: 'A' })).toEqual({ title: 'A' });
    expect(applyMiddleware(['noindex'], { title: 'A' })).toEqual({
      title: 'A',
      robots: { index: false, follow: true },
    });
  });

  it.each(['x', 'toString', '__proto__', ''])('throws at the unknown name %o with status 500 [error-6]', (name) => {
    const apply = () => applyMiddleware(['noindex', name as MiddlewareName], {});
    expect(apply).toThrow(RouterError);
    expect(apply).toThrow(expect.objectContaining({ message: `Unknown middleware ${name}`, statusCode: 500 }));
  });
});
