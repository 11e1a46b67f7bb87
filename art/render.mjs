// node art/render.mjs [name...] [--width=1920] [--samples=32] [--passes=4] [--out=/tmp/art-finals]
// Renders scenes with Blender (Cycles, CPU), one process at a time, and finishes each picture after every
// pass, so that a result exists early. A pass already on disk is not rendered again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';

const here = `${import.meta.dirname}/`;
const pictures = JSON.parse(readFileSync(`${here}pictures.json`, 'utf8'));
const flags = Object.fromEntries(
  process.argv
    .slice(2)
    .filter((a) => a.startsWith('--'))
    .map((a) => a.slice(2).split('=')),
);
const names = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const { width = '1920', samples = '32', passes = '4', out = '/tmp/art-finals' } = flags;
mkdirSync(`${out}/raw`, { recursive: true });
const log = openSync(`${out}/render.log`, 'w');
const run = (...args) => execFileSync('nice', ['-n', '19', ...args], { stdio: ['ignore', log, 'inherit'] });

for (let pass = 1; pass <= Number(passes); pass++) {
  for (const name of names.length ? names : Object.keys(pictures)) {
    const start = Date.now(),
      { calm, bloom } = pictures[name];
    const raw = Array.from({ length: pass }, (_, i) => `${out}/raw/${name}-${width}-${i + 1}.png`);
    if (!existsSync(raw.at(-1)))
      run(
        'blender',
        '-b',
        '--factory-startup',
        '--python-exit-code',
        '1',
        '-P',
        `${here}scenes/${name}.py`,
        '--',
        raw.at(-1),
        width,
        samples,
      );
    run(process.execPath, `${here}finish.mjs`, `${out}/${name}.png`, String(calm), String(bloom), ...raw);
    console.log(`${name}: pass ${pass}, ${Math.round((Date.now() - start) / 1000)} s`);
  }
}
