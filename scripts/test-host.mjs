/** `npm run test:host`: the finished `out/` as `npm run preview` and Debian's nginx serve it; needs a build. */
import { installDependencies, installNginx, run } from './set-up.mjs';

installDependencies();
if (!installNginx()) console.error('nginx is not installed and cannot be (root on Debian could): only the preview is tested.');
run('npx', ['playwright', 'test', '--config', 'playwright.host.config.ts']);
