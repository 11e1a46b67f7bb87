import { describe, expect, it } from 'vitest';
import { openBootPage } from './open-boot-page';

describe('the Trusted Types policy', () => {
  it('allows script URLs under /_next/static/ of this site only', async () => {
    const { createScriptURL } = (await openBootPage()).policies.default ?? {};
    for (const own of ['/_next/static/chunks/a.js', 'https://www.wexcombevale.example/_next/static/chunks/a.js'])
      expect(createScriptURL?.(own)).toBe(own);
    for (const other of [
      'https://evil.example/_next/static/a.js',
      '//evil.example/_next/static/a.js',
      '/images/a.js',
      '/_next/static/../../a.js',
      '/_next/static/..%2f..%2fa.js',
      '/_next/static/%5c..%5ca.js',
      '/_vercel/insights/script.js',
      'data:text/javascript,alert(1)',
      'javascript:alert(1)',
    ]) {
      expect(createScriptURL?.(other)).toBeNull();
    }
  });

  it('also allows the analytics script in a build with analytics', async () => {
    const { createScriptURL } = (await openBootPage({ counts: true })).policies.default ?? {};
    for (const own of ['/_next/static/chunks/a.js', '/_vercel/insights/script.js'])
      expect(createScriptURL?.(own)).toBe(own);
    for (const other of ['/_vercel/..%2fa.js', '/_vercelx/a.js', '/images/_vercel/a.js'])
      expect(createScriptURL?.(other)).toBeNull();
  });

  it('changes nothing in a browser without Trusted Types', async () => {
    const page = await openBootPage({ hasTrustedTypes: false });
    expect(page.click('menu')).toBe(false);
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
    expect(page.errors).toEqual([]);
  });

  it('rejects all HTML except text and the empty script that React creates', async () => {
    const { createHTML, createScript } = (await openBootPage()).policies.default ?? {};
    expect(createHTML?.('Plain & simple')).toBe('Plain & simple');
    expect(createHTML?.('<script></script>')).toBe('<script></script>');
    for (const markup of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<script></script><b>'])
      expect(createHTML?.(markup)).toBeNull();
    expect(createScript).toBeUndefined();
  });
});
