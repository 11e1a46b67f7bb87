import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/adapter/content-security-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sixSheets = ['a{}', 'b{}', 'c{}', 'd{}', 'e{}', 'é{}'];

/** A policy's directives by name. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

describe('contentSecurityPolicy', () => {
  it('allows the one inline script, the inlined sheets and the site’s own files, and nothing else', () => {
    expect(directives(contentSecurityPolicy('boot()', sixSheets))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", hashOf('boot()')],
      'style-src': ["'self'", ...sixSheets.map(hashOf)],
      'connect-src': ["'self'"],
      'img-src': ["'self'"],
      'worker-src': ["'self'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'nextjs', 'nextjs#bundler', 'offline'],
    });
  });

  it('has no word that would open a hole', () => {
    expect(contentSecurityPolicy('boot()', sixSheets)).not.toMatch(/unsafe|strict-dynamic|\*|https?:/);
  });

  it('stays within 1 kB with the six sheets that a site may have, as one line', () => {
    const policy = contentSecurityPolicy('boot()', sixSheets);
    expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(1000);
    expect(policy).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is the same text for the same script and sheets, and another for another script', () => {
    expect(contentSecurityPolicy('boot()', sixSheets)).toBe(contentSecurityPolicy('boot()', [...sixSheets]));
    expect(contentSecurityPolicy('boot() ', sixSheets)).not.toBe(contentSecurityPolicy('boot()', sixSheets));
  });

  it('lets the program talk to an API that is configured, only then', () => {
    expect(
      directives(contentSecurityPolicy('boot()', [], ['https://api.wexcombevale.example']))['connect-src'],
    ).toEqual(["'self'", 'https://api.wexcombevale.example']);
  });
});
