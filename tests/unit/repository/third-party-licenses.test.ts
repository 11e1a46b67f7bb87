import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type LockedPackages, shippedLibraries, unshipped } from '@/scripts/third-party-licenses/shipped-libraries';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const licenses = readFileSync('public/licenses/third-parties.txt', 'utf8');

it.each([...shippedLibraries(packages)])('third-parties.txt lists %s %s', (name, version) => {
  expect(licenses.split('\n').filter((line) => line.startsWith(`${name} ${version} (`))).toHaveLength(1);
});

it('third-parties.txt lists the helpers that the browser code of Next loads', () => {
  expect(readFileSync('node_modules/next/dist/client/index.js', 'utf8')).toContain('@swc/helpers');
  expect(licenses).toMatch(/^@swc\/helpers /m);
});

it.each(unshipped)('%s, which does not reach the browser, is installed', (name) => {
  expect(Object.keys(packages)).toContain(`node_modules/${name}`);
});

it('a library reaches the browser with one that depends on it, once', () => {
  const locked: LockedPackages = {
    '': { dependencies: { one: '1.0.0', two: '2.0.0' } },
    'node_modules/one': { version: '1.0.0', dependencies: { shared: '^3.0.0' } },
    'node_modules/two': { version: '2.0.0', dependencies: { shared: '^3.0.0' } },
    'node_modules/shared': { version: '3.0.1', dependencies: { one: '1.0.0' } },
    'node_modules/other': { version: '4.0.0' },
  };
  expect([...shippedLibraries(locked)]).toEqual([
    ['one', '1.0.0'],
    ['shared', '3.0.1'],
    ['two', '2.0.0'],
  ]);
});
