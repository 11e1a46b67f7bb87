import { execFileSync } from 'node:child_process';

/** Environment variables in which build services pass the commit. */
const variables = ['COMMIT', 'GITHUB_SHA', 'VERCEL_GIT_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA'];

/** The commit being built: from the environment, else from git, else "unknown". */
export function readCommit(env: Record<string, string | undefined>, git: () => string = askGit): string {
  const named = variables.map((name) => env[name]).find((value) => value && /^[0-9a-f]{7,64}$/.test(value));
  if (named) return named;
  try {
    return git().trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * When that commit was made, so that two builds of it are identical: from `SOURCE_DATE_EPOCH` in seconds, the convention of reproducible
 * builds, else from git, else the current time.
 */
export function readCommitDate(
  env: Record<string, string | undefined>,
  git: () => string = askGitForDate,
  now: Date = new Date(),
): string {
  const epoch = env.SOURCE_DATE_EPOCH ?? '';
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000).toISOString();
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
