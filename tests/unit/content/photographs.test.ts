import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'public/photographs';
const limit = 40_000;

test('no photograph takes more than 40 kB', () => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const sizes = files.map((file) => ({ file, bytes: statSync(join(folder, file)).size }));
  expect(sizes.filter(({ bytes }) => bytes > limit)).toEqual([]);
});
