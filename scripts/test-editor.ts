/** `npm run test:editor`: the editor in a browser, on a throw-away copy of the project with a history of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { throwAwayCopy } from './throw-away-copy';

const { folder, remove } = throwAwayCopy('editor');
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
git('init', '--quiet');
git('config', 'user.name', 'An Editor');
git('config', 'user.email', 'editor@example.com');
git('add', '--all');
git('commit', '--quiet', '--message', 'Start');

const args = ['playwright', 'test', '--config', 'config/playwright.editor.config.ts', ...process.argv.slice(2)];
process.exitCode =
  spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, EDITOR_COPY: folder } }).status ?? 1;
