/**
 * The last step of `.ci/run`, reached only if all others passed: writes the commit to `ci-results.json`, from which the next build makes the
 * page `/site-status`. It ends with 3 if Git fails or if files differ from the commit, because then other files were tested. It uses only Node.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const differing = git('status', '--porcelain', '--untracked-files=normal').split('\n').filter(Boolean);
if (differing.length > 0) {
  const names = differing.map((line) => line.slice('XY '.length)).join(', ');
  stop(`these files are not as in the commit that was to be tested: ${names}`);
}
const results = { commit: git('rev-parse', 'HEAD'), finishedAt: new Date().toISOString() };
writeFileSync('ci-results.json', `${JSON.stringify(results, null, 2)}\n`);

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : stop(`Git fails: ${error?.message ?? stderr.trim()}`);
}

/**
 * @param {string} reason
 * @returns {never}
 */
function stop(reason) {
  console.error(`No results are written, because ${reason}`);
  process.exit(3);
}
