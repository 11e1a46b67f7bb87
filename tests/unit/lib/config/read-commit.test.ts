import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '@/lib/config/config-error';
import { readCommit, readCommitDate } from '@/lib/config/read-commit';
import { gitIn } from '@/tests/kit/temporary-project';

const commit = '772987a000000000000000000000000000000000';

describe('readCommit', () => {
  const git = () => `${commit}\n`;

  it('prefers the build service’s variables to Git', () => {
    expect(readCommit({}, git)).toBe(commit);
    expect(readCommit({ COMMIT: 'abcdef1' }, git)).toBe('abcdef1');
    expect(readCommit({ VERCEL_GIT_COMMIT_SHA: 'abcdef2', CF_PAGES_COMMIT_SHA: '' }, git)).toBe('abcdef2');
  });

  it.each(['main', '<script>', 'ABCDEF1', 'v-abcdef1', 'abcdef1-dirty'])(
    'stops the build at the malformed commit %j, but ignores that of a build service [input-9]',
    (value) => {
      expect(() => readCommit({ COMMIT: value }, git)).toThrow(
        new ConfigError('COMMIT', value, 'a commit of 7 to 64 digits and small letters a to f'),
      );
      expect(readCommit({ GITHUB_SHA: value }, git)).toBe(commit);
    },
  );

  it('asks Git when the variable is empty [input-10]', () => {
    expect(readCommit({ COMMIT: '' }, git)).toBe(commit);
  });

  it('is "unknown" without Git', () => {
    const noGit = () => {
      throw new Error('not a git repository');
    };
    expect(readCommit({}, noGit)).toBe('unknown');
    expect(readCommit({}, () => '')).toBe('unknown');
  });
});

describe('readCommitDate', () => {
  const now = new Date('2026-11-23T00:00:00Z');

  it.each([
    [{ SOURCE_DATE_EPOCH: '1700000000' }, '2023-11-14T22:13:20.000Z'],
    [{}, '2026-11-20T15:00:00.000Z'],
    [{ SOURCE_DATE_EPOCH: '' }, '2026-11-20T15:00:00.000Z'],
  ])('with %j is %s', (env, date) => {
    expect(readCommitDate(env, () => '2026-11-20T10:00:00-05:00\n', now)).toBe(date);
  });

  it.each(['yesterday', '1700000000 s', 'at 1700000000', '1700000000.5', '-1'])(
    'stops the build at the malformed time %j [input-9]',
    (value) => {
      expect(() => readCommitDate({ SOURCE_DATE_EPOCH: value }, () => '', now)).toThrow(
        new ConfigError('SOURCE_DATE_EPOCH', value, 'seconds since 1970, such as 1700000000'),
      );
    },
  );

  it('is the current time without Git', () => {
    expect(readCommitDate({}, () => '', now)).toBe(now.toISOString());
    expect(
      readCommitDate(
        {},
        () => {
          throw new Error('not a git repository');
        },
        now,
      ),
    ).toBe(now.toISOString());
  });
});

describe('in a clone, without environment variables', () => {
  let clone = '';
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'clone-'));
    vi.stubEnv('GIT_AUTHOR_DATE', '2020-01-01T00:00:00Z');
    vi.stubEnv('GIT_COMMITTER_DATE', '2026-11-20T10:00:00-05:00');
    gitIn(clone, 'init', '--quiet');
    gitIn(clone, 'commit', '--quiet', '--allow-empty', '--message', 'First');
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  it('reads the commit and its committer date from Git', () => {
    vi.stubEnv('GIT_DIR', join(clone, '.git'));
    const head = execFileSync('git', ['-C', clone, 'log', '--format=%H'], { encoding: 'utf8' }).trim();
    expect(readCommit({})).toBe(head);
    expect(readCommitDate({})).toBe('2026-11-20T15:00:00.000Z');
  });

  it('has no commit and the current time without a repository', () => {
    vi.stubEnv('GIT_DIR', join(clone, 'none'));
    const now = new Date('2026-11-23T00:00:00Z');
    expect(readCommit({})).toBe('unknown');
    expect(readCommitDate({}, undefined, now)).toBe(now.toISOString());
  });
});
