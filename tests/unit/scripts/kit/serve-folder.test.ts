import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hostRules } from '@/hosts/rules';
import { serve } from '@/scripts/kit/serve-folder';
import { writeIn } from '@/tests/kit/temporary-project';

const folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)));
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

it('serves two sites at the same time without being told a port', async () => {
  for (const folder of folders) {
    writeIn(folder, 'out/version.json', '{}');
    writeIn(folder, 'out/index.html', folder);
    writeIn(folder, 'host/rules.json', JSON.stringify(hostRules));
  }
  const servers = await Promise.all(folders.map((folder) => serve(folder)));
  try {
    const texts = await Promise.all(servers.map(async ({ origin }) => (await fetch(origin)).text()));
    expect(texts).toEqual(folders);
  } finally {
    for (const server of servers) server.close();
  }
});
