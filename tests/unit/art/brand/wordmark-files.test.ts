import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordmarkFiles } from '@/art/brand/wordmark-files';

test.each(Object.entries(wordmarkFiles()))('%s is what the script draws', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
