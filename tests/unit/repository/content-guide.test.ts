import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RuleName } from '@/content-check/site';

/** Every check, which the type holds. */
const ruleNames: Record<RuleName, true> = {
  parity: true,
  'icu-arguments': true,
  'duplicate-ids': true,
  'dead-links': true,
  'external-links': true,
  'explained-words': true,
  'link-parity': true,
  contacts: true,
  pictures: true,
  numbers: true,
  'wrong-language': true,
  'glossary-terms': true,
  spelling: true,
  'forbidden-words': true,
  'font-characters': true,
  'repeated-sentences': true,
  'reading-level': true,
  'page-meta': true,
  'locked-notices': true,
  'recorded-notices': true,
  'stale-translations': true,
};

it('the content guide explains every check of the copy, and no other', () => {
  const [, table = ''] = readFileSync('docs/content-guide.md', 'utf8').split('| Check | Its message means');
  const [rows = ''] = table.split('\n\n');
  const explained = [...rows.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(Object.keys(ruleNames).sort());
});
