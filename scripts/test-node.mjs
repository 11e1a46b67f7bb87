/** `npm run test:node`: runs the unit tests and the build on the Node version in `.nvmrc`, if another one is installed here. */
import { readFileSync } from 'node:fs';
import { installDependencies, run } from './kit/set-up.mjs';

const wanted = readFileSync('.nvmrc', 'utf8').trim();
if (process.versions.node.split('.')[0] === wanted) {
  console.log(`This is Node ${process.versions.node}, which npm test already covers.`);
} else {
  installDependencies();
  // The platform's package contains the binary itself; the package `node` would need an install script.
  const program = `node-${process.platform}-${process.arch}@${wanted}`;
  const steps = ['node --version', 'npm run --silent test:unit', 'npm run --silent build'];
  run('npx', ['--yes', '--package', program, '--call', steps.join(' && ')]);
}
