import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorApi } from '@/editor/server/api';

it('two changes of one file at once are both kept', async () => {
  const root = await mkdtemp(join(tmpdir(), 'editor-api-'));
  try {
    const file = join(root, 'hosts/redirects.ts');
    await mkdir(join(root, 'hosts'));
    await writeFile(file, 'export const redirects: readonly Redirect[] = [];\n');
    const { saveShortAddress } = editorApi(root);
    const wanted = ['/call', '/pay', '/write'].map((from) => ({ from, to: '/contact' }));
    await Promise.all(wanted.map((address) => saveShortAddress({ wanted: address })));
    const written = await readFile(file, 'utf8');
    for (const { from } of wanted) expect(written).toContain(from);
  } finally {
    await rm(root, { recursive: true });
  }
});

it('a change that is refused does not keep the next one away', async () => {
  const root = await mkdtemp(join(tmpdir(), 'editor-api-'));
  try {
    const file = join(root, 'hosts/redirects.ts');
    await mkdir(join(root, 'hosts'));
    await writeFile(file, 'export const redirects: readonly Redirect[] = [];\n');
    const { saveShortAddress } = editorApi(root);
    const refused = saveShortAddress({ wanted: { from: '/about', to: '/contact' } });
    const taken = saveShortAddress({ wanted: { from: '/call', to: '/contact' } });
    await expect(refused).rejects.toThrow();
    await taken;
    expect(await readFile(file, 'utf8')).toContain('/call');
  } finally {
    await rm(root, { recursive: true });
  }
});
