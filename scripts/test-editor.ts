/** `npm run test:editor`: the editor in a browser, on a throw-away copy of the project with its own Git history. */
import { execFileSync, spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { throwAwayCopy } from '@/scripts/kit/throw-away-copy';

const { folder, remove } = throwAwayCopy('editor');
process.on('exit', remove);
/** Hides the user's Git configuration: Git uses the name set in the copy, and asks for no key to sign the commit. */
const env = {
  ...process.env,
  TEST_SITE: 'editor',
  EDITOR_COPY: folder,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
};
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
git('init', '--quiet');
git('config', 'user.name', 'An Editor');
git('config', 'user.email', 'editor@example.com');
git('add', '--all');
git('commit', '--quiet', '--message', 'Start');

const args = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'config/playwright.servers.config.ts',
  ...process.argv.slice(2),
];
const tests = spawn(process.execPath, args, { stdio: 'inherit', env });
// The tests first stop their server, which has files open in the copy; then `exit` removes the copy.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => tests.kill('SIGINT'));
tests.on('exit', (status) => process.exit(status ?? 1));
