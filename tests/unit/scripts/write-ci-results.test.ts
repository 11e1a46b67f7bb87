import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitIn, writeIn } from '@/tests/kit/temporary-project';

const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
const script = resolve('scripts/write-ci-results.mjs');
let root = '';

const run = () => spawnSync(process.execPath, [script], { cwd: root, env, encoding: 'utf8' });
const results = 'ci-results.json';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ci-results-'));
  writeIn(root, '.gitignore', results);
  writeIn(root, 'page.ts', 'one');
  gitIn(root, 'init', '--quiet');
  gitIn(root, 'add', '--all');
  gitIn(root, 'commit', '--quiet', '--message', 'Start');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the results of CI', () => {
  it('name the commit, also when they are written again', () => {
    for (let time = 0; time < 2; time++) expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(readFileSync(join(root, results), 'utf8'))).toEqual({
      commit: gitIn(root, 'rev-parse', 'HEAD'),
      finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['changed', 'page.ts'],
    ['new', 'other.ts'],
  ])('are refused in one line that names a %s file, and not written', (_, file) => {
    gitIn(root, 'config', 'status.showUntrackedFiles', 'no');
    writeIn(root, file, 'two');
    const { status, stderr } = run();
    expect(status).toBe(3);
    expect(stderr).toMatch(new RegExp(`^No results are written, because .*: ${file}\n$`));
    expect(existsSync(join(root, results))).toBe(false);
  });

  it('are not written where Git fails, which it says without a stack trace', () => {
    rmSync(join(root, '.git'), { recursive: true });
    const { status, stderr } = run();
    expect(stderr).toMatch(/^No results are written, because Git fails: .*not a git repository/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(3);
    expect(existsSync(join(root, results))).toBe(false);
  });

  it('cannot be missing because of the disk without a failure of their own', () => {
    mkdirSync(join(root, results));
    expect(run().status).toBe(1);
  });
});
