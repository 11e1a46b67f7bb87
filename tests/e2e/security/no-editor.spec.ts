import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../kit/fixtures';

/** Traces of the editor: its address, elements, storage keys and text markers. */
const traces = ['__editor', 'site-editor', 'editor-draft', '\u2062', '\u2063', '\u2064'];
const text = /\.(html|js|css|json|txt|xml|svg|webmanifest)$/;

test('the published files contain nothing of the editor', () => {
  const files = ['out', 'host'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => text.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const content = readFileSync(file, 'utf8');
    return traces.filter((trace) => content.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});

test('the component gallery is not published', async ({ request }) => {
  expect((await request.get('/components')).status()).toBe(404);
});
