/** Writes `public/licenses/third-parties.txt`: the licenses of the libraries whose code reaches the browser. Run by `npm run licenses`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type LockedPackages, shippedLibraries } from './third-party-licenses/shipped-libraries';

/** Names that packages give their license file. */
const licenseName = /^licen[cs]e(\.(md|txt))?$/i;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages };
const texts = [...shippedLibraries(packages).keys()].map((name) => {
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
