/** `npm test`: everything that must hold, from a fresh clone. The quick checks come first. */
import { installBrowser, installDependencies, run } from './set-up.mjs';

installDependencies();
installBrowser();
for (const step of ['test:types', 'test:lint', 'test:unused', 'check:content', 'check:contract', 'test:unit', 'build', 'test:e2e']) {
  console.log(`\n> ${step}`);
  run('npm', ['run', '--silent', step]);
}
