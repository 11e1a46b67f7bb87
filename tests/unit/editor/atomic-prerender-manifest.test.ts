import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Writes a short and a long list at the same time, many times, and prints how often the file was not a valid list afterwards. */
const program = `
  import { promises } from 'node:fs';
  const file = process.argv[1];
  const lists = [['/about'], Array.from({ length: 20_000 }, (_, page) => '/page-' + page)].map((list) => JSON.stringify(list));
  let broken = 0;
  for (let time = 0; time < 50; time++) {
    await Promise.all(lists.map((list) => promises.writeFile(file, list)));
    if (!lists.includes(await promises.readFile(file, 'utf8'))) broken++;
  }
  console.log(broken);`;

it('writes Next’s page manifest atomically during concurrent requests', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atomic-manifest-'));
  try {
    const preloaded = pathToFileURL(resolve('editor/atomic-prerender-manifest.mjs')).href;
    const args = [
      '--import',
      preloaded,
      '--input-type=module',
      '--eval',
      program,
      '--',
      join(folder, 'prerender-manifest.json'),
    ];
    expect(Number((await run(process.execPath, args)).stdout)).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
