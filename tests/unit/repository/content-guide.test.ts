import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from '@/content-check/rules';

it('the content guide explains exactly the rules of the content check', () => {
  const [, table = ''] = readFileSync('docs/content-guide.md', 'utf8').split('| Check | Its message means');
  const [rows = ''] = table.split('\n\n');
  const explained = [...rows.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(rules.map(({ name }) => name).sort());
});
