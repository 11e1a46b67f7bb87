import { execFileSync } from 'node:child_process';
import { ConfigError } from './config-error';

/** Environment variables in which build services pass the commit; one of another form, such as a branch, is ignored. */
const variables = ['GITHUB_SHA', 'VERCEL_GIT_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA'];

/** The commit being built: from the environment, else from git, else "unknown". Throws a `ConfigError` if `COMMIT` is malformed (`input-9`). */
export function readCommit(env: Record<string, string | undefined>, git: () => string = askGit): string {
  const isCommit = (value: string) => /^[0-9a-f]{7,64}$/.test(value);
  if (env.COMMIT && !isCommit(env.COMMIT))
    throw new ConfigError('COMMIT', env.COMMIT, 'a commit of 7 to 64 digits and small letters a to f');
  const named = [env.COMMIT, ...variables.map((name) => env[name])].find((value) => value && isCommit(value));
  if (named) return named;
  try {
    return git().trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * When that commit was made, so that two builds of it are identical: from `SOURCE_DATE_EPOCH` in seconds, the convention of reproducible
 * builds, else from git, else the current time. Throws a `ConfigError` if it is malformed (`input-9`).
 */
export function readCommitDate(
  env: Record<string, string | undefined>,
  git: () => string = askGitForDate,
  now: Date = new Date(),
): string {
  const epoch = env.SOURCE_DATE_EPOCH ?? '';
  if (epoch && !/^\d{1,11}$/.test(epoch))
    throw new ConfigError('SOURCE_DATE_EPOCH', epoch, 'seconds since 1970, such as 1700000000');
  if (epoch) return new Date(Number(epoch) * 1000).toISOString();
  try {
    // `toISOString` throws if git returns no date.
    return new Date(git().trim()).toISOString();
  } catch {
    return now.toISOString();
  }
}

function askGit(): string {
  return git(['rev-parse', 'HEAD']);
}

function askGitForDate(): string {
  return git(['show', '--no-patch', '--format=%cI', 'HEAD']);
}

function git(args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
