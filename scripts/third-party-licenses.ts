/** Writes `public/licenses/third-parties.txt`: the licenses of the libraries whose code reaches the browser. Run by `npm run licenses`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const shipped = [
  'next',
  'react',
  'react-dom',
  'scheduler',
  'framer-motion',
  'motion-dom',
  'motion-utils',
  '@vercel/analytics',
  'minisearch',
  'ofetch',
  'ufo',
  'destr',
];
const names = ['LICENSE', 'LICENSE.txt', 'LICENSE.md', 'license.md', 'LICENCE'];

const texts = shipped.map((name) => {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string;
    license: string;
  };
  const file = names.map((candidate) => `${folder}/${candidate}`).find((candidate) => existsSync(candidate));
  return `${name} ${version} (${license})\n\n${file ? readFileSync(file, 'utf8').trim() : `Licensed under ${license}.`}`;
});

writeFileSync('public/licenses/third-parties.txt', `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
