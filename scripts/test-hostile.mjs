/** `npm run test:hostile`: the site built from content that is full of attacks, in a throw-away copy. */
import { installBrowser, installDependencies, run } from './kit/set-up.mjs';

installDependencies();
installBrowser();
run('npx', ['playwright', 'test', '--config', 'config/playwright.servers.config.ts'], { TEST_SITE: 'hostile' });
