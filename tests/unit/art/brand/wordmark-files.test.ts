import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordmarkFiles } from '@/art/brand/wordmark-files';

test.each(Object.entries(wordmarkFiles()))('%s matches the output of its script', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
