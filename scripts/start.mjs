/** `npm start`: from a fresh clone to the served site. */
import { installDependencies, run } from './set-up.mjs';

installDependencies();
run('npm', ['run', '--silent', 'build']);
run('npm', ['run', '--silent', 'preview']);
