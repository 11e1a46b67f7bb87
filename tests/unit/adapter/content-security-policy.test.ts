import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/adapter/content-security-policy';
import { maxStyles } from '@/adapter/finish-pages';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** As many sheets as a site may have, with a character that is not ASCII. */
const mostSheets = Array.from({ length: maxStyles }, (_, index) => `é${index}{}`);

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
  it('lets the one inline script and the inlined sheets run by their hashes, and no other', () => {
    const { 'script-src': scripts, 'style-src': sheets } = directives(contentSecurityPolicy('boot()', mostSheets));
    expect(scripts).toEqual(["'self'", hashOf('boot()')]);
    expect(sheets).toEqual(["'self'", ...mostSheets.map(hashOf)]);
  });

  // `default-src` is not a fallback for the last three.
  it.each(['default-src', 'base-uri', 'form-action', 'frame-ancestors'])('allows nothing by %s', (directive) => {
    expect(directives(contentSecurityPolicy('boot()', mostSheets))[directive]).toEqual(["'none'"]);
  });

  it('has no word that would open a hole', () => {
    expect(contentSecurityPolicy('boot()', mostSheets)).not.toMatch(/unsafe|strict-dynamic|\*|https?:/);
  });

  it('stays within 1 kB with all sheets that a site may have, as one line', () => {
    const policy = contentSecurityPolicy('boot()', mostSheets);
    expect(Buffer.byteLength(policy)).toBeLessThanOrEqual(1000);
    expect(policy).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is another text for another script', () => {
    expect(contentSecurityPolicy('boot() ', mostSheets)).not.toBe(contentSecurityPolicy('boot()', mostSheets));
  });

  it('lets the program talk to an API that is configured, only then', () => {
    expect(
      directives(contentSecurityPolicy('boot()', [], ['https://api.wexcombevale.example']))['connect-src'],
    ).toEqual(["'self'", 'https://api.wexcombevale.example']);
  });
});
