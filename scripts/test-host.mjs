/** `npm run test:host`: the finished `out/` as `npm run preview` and Debian's nginx serve it; needs a build. CI needs nginx. */
import { installDependencies, installNginx, run } from './kit/set-up.mjs';

installDependencies();
if (!installNginx()) {
  console.error('nginx is not installed and cannot be (root on Debian could): only the preview is tested.');
  if (process.env.CI) process.exit(1);
}
run('npx', ['playwright', 'test', '--config', 'config/playwright.hosts.config.ts']);
