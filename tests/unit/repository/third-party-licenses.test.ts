import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Libraries that run only during the build, whose code does not reach the browser. */
const serverOnly = ['next-intl'];
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const licenses = readFileSync('public/licenses/third-parties.txt', 'utf8');

it.each(Object.entries(dependencies).filter(([name]) => !serverOnly.includes(name)))(
  'third-parties.txt lists %s %s',
  (name, version) => {
    expect(licenses.split('\n').filter((line) => line.startsWith(`${name} ${version} (`))).toHaveLength(1);
  },
);

it.each(serverOnly)('%s, which stays on the server, is a dependency', (name) => {
  expect(Object.keys(dependencies)).toContain(name);
});
