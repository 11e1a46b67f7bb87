/** `npm run test:engines`: the main journeys on the finished `out/` in Chromium, Firefox and WebKitGTK; needs a build. CI needs all three. */
import { installBrowser, installDependencies, installEngines, run } from './kit/set-up.mjs';

installDependencies();
installBrowser();
const missing = installEngines();
for (const engine of missing)
  console.error(`${engine} is not installed and was skipped: installing it needs root on Debian.`);
if (missing.length > 0 && process.env.CI) process.exit(1);
run('npx', ['playwright', 'test', '--project', 'engine *']);
