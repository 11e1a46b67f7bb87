import { describe, expect, it } from 'vitest';
import { readCommit } from '@/lib/config/read-commit';
import { securityText } from '@/lib/pages/security-text';

const commit = '772987a000000000000000000000000000000000';

describe('readCommit', () => {
  const git = () => `${commit}\n`;

  it('takes what the build service says first, then what git says', () => {
    expect(readCommit({}, git)).toBe(commit);
    expect(readCommit({ COMMIT: 'abcdef1' }, git)).toBe('abcdef1');
    expect(readCommit({ VERCEL_GIT_COMMIT_SHA: 'abcdef2', CF_PAGES_COMMIT_SHA: '' }, git)).toBe('abcdef2');
  });

  it.each(['', 'main', '<script>', 'ABCDEF1'])('takes %j for no commit', (value) => {
    expect(readCommit({ COMMIT: value }, git)).toBe(commit);
  });

  it('is "unknown" without git', () => {
    const noGit = () => {
      throw new Error('not a git repository');
    };
    expect(readCommit({}, noGit)).toBe('unknown');
    expect(readCommit({}, () => '')).toBe('unknown');
  });
});

describe('securityText', () => {
  it('is the four fields of RFC 9116, good for less than a year', () => {
    const text = securityText({
      email: 'privacy@firm.example',
      siteUrl: 'https://www.firm.example',
      languages: ['en', 'es'],
      builtAt: new Date('2026-11-20T10:00:00Z'),
    });
    expect(text).toBe(
      'Contact: mailto:privacy@firm.example\nExpires: 2027-11-15T10:00:00.000Z\nPreferred-Languages: en, es\nCanonical: https://www.firm.example/.well-known/security.txt\n',
    );
  });
});
