import { describe, expect, it } from 'vitest';
import { expiryWarning, securityText } from '@/lib/pages/security-text';

describe('securityText', () => {
  it('has the five fields of RFC 9116 and expires within a year', () => {
    const text = securityText({
      email: 'privacy@firm.example',
      siteUrl: 'https://www.firm.example',
      languages: ['en', 'es'],
      policy: '/site-status#report',
      builtAt: new Date('2026-11-20T10:00:00Z'),
    });
    expect(text).toBe(
      'Contact: mailto:privacy@firm.example\nExpires: 2027-11-15T10:00:00.000Z\nPreferred-Languages: en, es\nCanonical: https://www.firm.example/.well-known/security.txt\nPolicy: https://www.firm.example/site-status#report\n',
    );
  });
});

describe('expiryWarning', () => {
  const builtAt = new Date('2026-11-20T10:00:00Z');

  it('warns whoever builds a commit whose security.txt would be published expired [meta-9]', () => {
    expect(expiryWarning(builtAt, new Date('2027-12-20T10:00:00Z'))).toContain('2027-11-15');
    expect(expiryWarning(builtAt, new Date('2027-11-15T10:00:00Z'))).toBeDefined();
  });

  it('does not warn before', () => {
    expect(expiryWarning(builtAt, new Date('2027-11-15T09:59:59Z'))).toBeUndefined();
  });
});
