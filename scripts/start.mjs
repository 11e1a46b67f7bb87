/** `npm start`: installs, builds and serves the site from a fresh clone. */
import { requirePort } from './port.mjs';
import { installDependencies, run } from './set-up.mjs';

await requirePort();
installDependencies();
run('npm', ['run', '--silent', 'build']);
run('npm', ['run', '--silent', 'preview']);
