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

function askGit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
