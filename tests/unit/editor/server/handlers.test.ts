import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editorHandlers } from '@/editor/server/handlers';

let root = '';
const file = () => join(root, 'hosts/redirects.ts');
const save = (from: string) => handlers.saveShortAddress({ wanted: { from, to: '/contact' } });
let handlers = editorHandlers(root);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-api-'));
  await mkdir(join(root, 'hosts'));
  await writeFile(file(), 'export const redirects: readonly Redirect[] = [];\n');
  handlers = editorHandlers(root);
});
afterEach(() => rm(root, { recursive: true }));

it('concurrent changes of one file are all kept', async () => {
  const wanted = ['/call', '/pay', '/write'];
  await Promise.all(wanted.map(save));
  const written = await readFile(file(), 'utf8');
  for (const from of wanted) expect(written).toContain(from);
});

it('a refused change does not block the next one', async () => {
  const [refused, taken] = [save('/about'), save('/call')];
  await expect(refused).rejects.toThrow();
  await taken;
  expect(await readFile(file(), 'utf8')).toContain('/call');
});
