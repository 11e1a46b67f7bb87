/**
 * The last step of `.ci/run`, reached only if all others passed: writes the commit to `ci-results.json`, from which the next build makes the
 * page `/site-status`. It refuses if files differ from the commit, because then other files were tested. It uses only Node.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' }).trimEnd();

const differing = git('status', '--porcelain', '--untracked-files=normal').split('\n').filter(Boolean);
if (differing.length > 0) {
  const names = differing.map((line) => line.slice('XY '.length)).join(', ');
  console.error(`No results are written, because these files are not as in the commit that was to be tested: ${names}`);
  process.exit(1);
}
const results = { commit: git('rev-parse', 'HEAD'), finishedAt: new Date().toISOString() };
writeFileSync('ci-results.json', `${JSON.stringify(results, null, 2)}\n`);
