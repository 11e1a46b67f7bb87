/**
 * The last step of `.ci/run`, reached only when all before it passed: leaves in `ci-results.json` which commit that was, from which the next
 * build makes the page `/site-status`. Plain JavaScript of Node alone.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
writeFileSync('ci-results.json', `${JSON.stringify({ commit, finishedAt: new Date().toISOString() }, null, 2)}\n`);
