/** `npm start`: installs, builds and serves the site from a fresh clone. */
import { requirePort } from './kit/port.mjs';
import { installDependencies, run } from './kit/set-up.mjs';

await requirePort();
installDependencies();
run('npm', ['run', '--silent', 'build']);
run('npm', ['run', '--silent', 'preview']);
