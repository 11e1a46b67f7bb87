/** `npm run art:engravings [-- name …]`: engraves all plates and details, or only the named ones, and prints their sizes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { details, drawn, inRows, plates } from './catalog';
import { drawingModule, drawingOf } from './drawing';
import { engrave } from './plate';
import { rowsFile } from './rows';
import { litDoor } from './scenes/lit-door';
import { plateFile } from './svg';
import { thresholdFile } from './threshold';
import { frieze, guilloche } from './tiles';

const [plateFolder, drawingFolder] = ['public/engravings', 'components/engravings/drawings'];
const asked = process.argv.slice(2);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);

function write(path: string, text: string): void {
  writeFileSync(path, text);
  console.log(`${path} ${text.length} bytes, ${brotliCompressSync(text).length} with brotli`);
}

async function main(): Promise<void> {
  [plateFolder, drawingFolder].forEach((folder) => mkdirSync(folder, { recursive: true }));
  for (const [name, scene] of Object.entries(plates)) {
    if (wanted(name)) write(`${plateFolder}/${name}.svg`, plateFile(engrave(scene), scene));
  }
  const drawings = {
    ...Object.fromEntries(Object.entries(details).map(([name, scene]) => [name, () => drawingOf(scene)])),
    ...drawn,
  };
  for (const [name, draw] of Object.entries(drawings)) {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (wanted(name)) write(`${drawingFolder}/${file}.ts`, await drawingModule(name, draw()));
  }
  const tiles = {
    frieze,
    guilloche,
    rows: () => rowsFile(inRows.map(drawingOf)),
    threshold: () => thresholdFile(drawingOf(litDoor)),
  };
  for (const [name, draw] of Object.entries(tiles)) {
    if (wanted(name)) write(`${plateFolder}/${name}.svg`, draw());
  }
}

await main();
