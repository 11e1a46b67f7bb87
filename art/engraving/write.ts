/** `npm run art:engravings [-- name …]`: engraves all plates and details, or only the named ones, and prints their sizes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Drawing } from '@/components/engravings/drawing';
import { askedNames } from '../asked-names';
import { details, drawn, inRows, plates } from './catalog';
import { drawingModule, drawingOf } from './drawing';
import { engrave } from './plate';
import { rowsFile } from './rows';
import { litDoor } from './scenes/lit-door';
import { plateFile } from './svg';
import { thresholdFile } from './threshold';
import { frieze, guilloche } from './tiles';

/** A file to write, and how to draw it. */
type Picture = { name: string; path: string; draw: () => string | Promise<string> };

const [plateFolder, drawingFolder] = ['public/engravings', 'components/engravings/drawings'];

const inFile = (name: string, draw: Picture['draw']): Picture => ({ name, path: `${plateFolder}/${name}.svg`, draw });

function inModule(name: string, draw: () => Drawing): Picture {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { name, path: `${drawingFolder}/${file}.ts`, draw: () => drawingModule(name, draw()) };
}

const pictures: readonly Picture[] = [
  ...Object.entries(plates).map(([name, scene]) => inFile(name, () => plateFile(engrave(scene), scene))),
  ...Object.entries(details).map(([name, scene]) => inModule(name, () => drawingOf(scene))),
  ...Object.entries(drawn).map(([name, draw]) => inModule(name, draw)),
  inFile('frieze', frieze),
  inFile('guilloche', guilloche),
  inFile('rows', () => rowsFile(inRows.map(drawingOf))),
  inFile('threshold', () => thresholdFile(drawingOf(litDoor))),
];

const known = pictures.map(({ name }) => name);
const wanted = askedNames(process.argv.slice(2), known);

[plateFolder, drawingFolder].forEach((folder) => mkdirSync(folder, { recursive: true }));
for (const { path, draw } of pictures.filter(({ name }) => wanted.includes(name))) {
  const text = await draw();
  writeFileSync(path, text);
  console.log(`${path} ${text.length} bytes, ${brotliCompressSync(text).length} with brotli`);
}
