import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/adapter/content-security-policy';
import { maxStyles } from '@/adapter/finish-pages';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** As many sheets as a site may have, with a character that is not ASCII. */
const maxSheets = Array.from({ length: maxStyles }, (_, index) => `é${index}{}`);

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
  it('allows only the inline script and the inline stylesheets, by their hashes', () => {
    const { 'script-src': scripts, 'style-src': sheets } = directives(contentSecurityPolicy('boot()', maxSheets));
    expect(scripts).toEqual(["'self'", hashOf('boot()')]);
    expect(sheets).toEqual(["'self'", ...maxSheets.map(hashOf)]);
  });

  // `default-src` is not a fallback for the last three.
  it.each(['default-src', 'base-uri', 'form-action', 'frame-ancestors'])('sets %s to none', (directive) => {
    expect(directives(contentSecurityPolicy('boot()', maxSheets))[directive]).toEqual(["'none'"]);
  });

  it('has no keyword or wildcard that weakens the policy', () => {
    expect(contentSecurityPolicy('boot()', maxSheets)).not.toMatch(/unsafe|strict-dynamic|\*|https?:/);
  });

  it('fits in 1 kB and one ASCII line with the maximum number of stylesheets', () => {
    const policy = contentSecurityPolicy('boot()', maxSheets);
    expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(1000);
    expect(policy).toMatch(/^[\x20-\x7e]+$/);
  });

  it('changes when the script changes', () => {
    expect(contentSecurityPolicy('boot() ', maxSheets)).not.toBe(contentSecurityPolicy('boot()', maxSheets));
  });

  it('allows connections to a configured API only', () => {
    expect(
      directives(contentSecurityPolicy('boot()', [], ['https://api.wexcombevale.example']))['connect-src'],
    ).toEqual(["'self'", 'https://api.wexcombevale.example']);
  });
});
