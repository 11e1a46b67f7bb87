/** Writes `public/licenses/third-parties.txt`: the licenses of the libraries whose code reaches the browser. Run by `npm run licenses`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

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
/** Names that packages give their license file. */
const licenseName = /^licen[cs]e(\.(md|txt))?$/i;

const texts = shipped.map((name) => {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((each) => licenseName.test(each));
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : `Licensed under ${license}.`;
  return `${name} ${version} (${license})\n\n${text}`;
});

writeFileSync('public/licenses/third-parties.txt', `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`);
