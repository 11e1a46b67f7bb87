/** `npm test`: runs the quick checks in parallel, then the rest until the first failure. `.ci/run` adds longer suites. */
import { runTogether } from './kit/run-together.mjs';
import { installBrowser, installDependencies, run } from './kit/set-up.mjs';

installDependencies();
installBrowser();
const failed = await runTogether([
  'test:format',
  'test:lint',
  'test:types',
  'check:content',
  'check:contract',
  'test:unused',
]);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
for (const step of ['test:unit', 'build', 'test:e2e']) {
  console.log(`\n> ${step}`);
  run('npm', ['run', '--silent', step]);
}
