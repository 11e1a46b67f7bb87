import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runQuietly } from '@/scripts/kit/run-quietly.mjs';

const cwd = mkdtempSync(join(tmpdir(), 'run-quietly-'));
const say =
  "console.log('said', ...process.argv.slice(2)); console.error('warned'); process.exitCode = process.argv.length - 2;";
writeFileSync(join(cwd, 'say.mjs'), say);
writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { say: 'node say.mjs' } }));
afterAll(() => rmSync(cwd, { recursive: true }));

it('runs a script of another folder, and keeps what it prints', async () => {
  const { status, output } = await runQuietly('say', { cwd });
  expect(status).toBe(0);
  expect(output.split('\n').filter(Boolean).sort()).toEqual(['said', 'warned']);
});

it('passes arguments on, also those that begin with a hyphen, and reports the status', async () => {
  const { status, output } = await runQuietly('say', { cwd, args: ['--record', 'all'] });
  expect(status).toBe(2);
  expect(output).toContain('said --record all');
});
