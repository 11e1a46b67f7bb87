/** `npm start`: from a fresh clone to the served site. */
import { requirePort } from './port.mjs';
import { installDependencies, run } from './set-up.mjs';

await requirePort();
installDependencies();
run('npm', ['run', '--silent', 'build']);
run('npm', ['run', '--silent', 'preview']);
