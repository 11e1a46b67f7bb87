import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeIn } from '@/tests/kit/temporary-project';
import { type Watch, watchProcesses } from '@/tests/kit/watched-process';

const folder = mkdtempSync(join(tmpdir(), 'start-process-'));
const kit = (file: string) => JSON.stringify(resolve('scripts/kit', file));
let watch: Watch;

beforeAll(async () => {
  watch = await watchProcesses();
  // Like a busy build it does not hear signals.
  const deaf = "for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);";
  writeIn(folder, 'busy.mjs', watch.program + deaf);
  writeIn(folder, 'package.json', JSON.stringify({ scripts: { busy: 'node busy.mjs; echo ended' } }));
});
afterAll(() => {
  watch.close();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['startProcess', 'start-process.mjs', "startProcess('npm', ['run', 'busy'], { stdio: 'ignore' })"],
  ['runQuietly', 'run-quietly.mjs', "runQuietly('busy')"],
])('what %s starts', (name, file, call) => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with the command when %s ends it', async (signal) => {
    writeIn(folder, 'command.mjs', `import { ${name} } from ${kit(file)};\nawait ${call};`);
    const command = spawn(process.execPath, ['command.mjs'], { cwd: folder });
    const { ended } = await watch.start();
    const exit = once(command, 'exit');
    command.kill(signal);
    await ended;
    expect(await exit).toEqual([1, null]);
  });
});

it('leaves signals alone once nothing runs that it started', async () => {
  writeIn(
    folder,
    'command.mjs',
    `import { once } from 'node:events';
    import { startProcess } from ${kit('start-process.mjs')};
    await once(startProcess(process.execPath, ['--version'], { stdio: 'ignore' }), 'exit');
    process.kill(process.pid, 'SIGTERM');
    setInterval(() => undefined, 1000);`,
  );
  const command = spawn(process.execPath, ['command.mjs'], { cwd: folder });
  expect(await once(command, 'exit')).toEqual([null, 'SIGTERM']);
});
