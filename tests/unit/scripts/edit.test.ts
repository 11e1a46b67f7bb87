import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takePairOfPorts } from '@/tests/kit/pair-of-ports';
import { writeIn } from '@/tests/kit/temporary-project';
import { type Watch, watchProcesses } from '@/tests/kit/watched-process';

const folder = mkdtempSync(join(tmpdir(), 'edit-'));
let watch: Watch;

beforeAll(async () => {
  watch = await watchProcesses();
  writeIn(folder, 'node_modules/next/dist/bin/next', watch.program);
  writeIn(folder, 'node_modules/next/package.json', JSON.stringify({ type: 'module' }));
  writeIn(folder, 'editor/atomic-prerender-manifest.mjs', '');
});
afterAll(() => {
  watch.close();
  rmSync(folder, { recursive: true });
});

it('ends next dev with the editor when a signal ends it', async () => {
  const { port, first, second } = await takePairOfPorts();
  for (const server of [first, second]) server.close();
  const env = {
    ...process.env,
    HOST: undefined,
    PORT: String(port),
    TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
  };
  const args = ['--import', import.meta.resolve('tsx'), resolve('scripts/edit.ts')];
  const editor = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const { ended } = await watch.start();
  const exit = once(editor, 'exit');
  editor.kill();
  await ended;
  expect(await exit).toEqual([0, null]);
});
