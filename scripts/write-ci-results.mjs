/**
 * The last step of `.ci/run`, reached only if all others passed: writes the commit to `ci-results.json`, from which the next build makes the
 * page `/site-status`. It uses only Node.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
writeFileSync('ci-results.json', `${JSON.stringify({ commit, finishedAt: new Date().toISOString() }, null, 2)}\n`);
