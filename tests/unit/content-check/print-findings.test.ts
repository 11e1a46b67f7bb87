import { describe, expect, it } from 'vitest';
import { formatFindings } from '@/content-check/print-findings';
import type { Finding } from '@/content-check/site';

describe('a finding', () => {
  it('is formatted as one block with rule, key, files, both texts, message and expectation [input-8]', () => {
    const finding: Finding = {
      rule: 'numbers',
      key: 'home.lead',
      files: ['content/en/home.ts', 'content/es/home.ts'],
      texts: { en: 'Three days', es: 'Dos días' },
      message: 'Numbers differ.',
      expected: 'the same numbers',
    };
    expect(formatFindings([finding])).toBe(
      '✗ numbers  home.lead\n  content/en/home.ts  content/es/home.ts\n  English:  “Three days”\n  Spanish:  “Dos días”\n  Numbers differ.\n  Expected: the same numbers\n\n' +
        '1 finding in 1 file. What each means: docs/content-guide.md',
    );
  });
});
