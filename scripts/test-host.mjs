/** `npm run test:host`: the finished `out/` as `npm run preview` and Debian's nginx serve it; needs a build. CI needs nginx. */
import { installDependencies, installNginx, run } from './kit/set-up.mjs';

installDependencies();
if (!installNginx()) {
  console.error('nginx is not installed, so only the preview is tested: installing it needs root on Debian.');
  if (process.env.CI) process.exit(1);
}
run('npx', ['playwright', 'test', '--config', 'config/playwright.servers.config.ts']);
