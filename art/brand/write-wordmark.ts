/** Writes the wordmark as a file and as the data of its component: `npx tsx art/brand/write-wordmark.ts`. */
import { writeFile } from 'node:fs/promises';
import { wordmarkFiles } from './wordmark-files';

for (const [path, text] of Object.entries(wordmarkFiles())) {
  await writeFile(path, text);
  console.log(`${path} ${text.length} B`);
}
