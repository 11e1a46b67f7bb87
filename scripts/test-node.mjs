/** `npm run test:node`: the unit tests and the build on the Node version that `.nvmrc` names, when another one runs here. */
import { readFileSync } from 'node:fs';
import { installDependencies, run } from './set-up.mjs';

const wanted = readFileSync('.nvmrc', 'utf8').trim();
if (process.versions.node.split('.')[0] === wanted) {
  console.log(`This is Node ${process.versions.node}: npm test has proved it.`);
} else {
  installDependencies();
  // The package of one platform holds the program itself; `node` would have to run a script when it is installed.
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = `node-${platform}-${process.arch}@${wanted}`;
  const steps = ['node --version', 'npm run --silent test:unit', 'npm run --silent build'];
  run('npx', ['--yes', '--package', program, '--call', steps.join(' && ')]);
}
