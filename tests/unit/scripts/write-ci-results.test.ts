import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
const script = resolve('scripts/write-ci-results.mjs');
let root = '';

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, env, encoding: 'utf8' }).trim();
const run = () => spawnSync(process.execPath, [script], { cwd: root, env, encoding: 'utf8' });
const results = 'ci-results.json';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ci-results-'));
  write('.gitignore', results);
  write('page.ts', 'one');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@site.example', 'commit', '--quiet', '--message', 'Start');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the results of CI', () => {
  it('name the commit, also when they are written again', () => {
    for (let time = 0; time < 2; time++) expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(readFileSync(join(root, results), 'utf8'))).toEqual({
      commit: git('rev-parse', 'HEAD'),
      finishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['changed', 'page.ts'],
    ['new', 'other.ts'],
  ])('are refused in one line that names a %s file, and not written', (_, file) => {
    git('config', 'status.showUntrackedFiles', 'no');
    write(file, 'two');
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
