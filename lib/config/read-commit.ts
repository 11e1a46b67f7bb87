import { execFileSync } from 'node:child_process';

/** Where the build services say which commit they build. */
const variables = ['COMMIT', 'GITHUB_SHA', 'VERCEL_GIT_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA'];

/** The commit that is being built: as the environment says, else as git does, else "unknown". */
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
 * When that commit was made, so that two builds of it are the same: `SOURCE_DATE_EPOCH` in seconds, as reproducible builds have it, else
 * as git says; without either it is now.
 */
export function readCommitDate(
  env: Record<string, string | undefined>,
  git: () => string = askGitForDate,
  now: Date = new Date(),
): string {
  const epoch = env.SOURCE_DATE_EPOCH ?? '';
  if (/^\d{1,11}$/.test(epoch)) return new Date(Number(epoch) * 1000).toISOString();
  try {
    const date = new Date(git().trim());
    return (Number.isNaN(date.getTime()) ? now : date).toISOString();
  } catch {
    return now.toISOString();
  }
}

function askGit(): string {
  return ask(['rev-parse', 'HEAD']);
}

function askGitForDate(): string {
  return ask(['show', '--no-patch', '--format=%cI', 'HEAD']);
}

function ask(args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
