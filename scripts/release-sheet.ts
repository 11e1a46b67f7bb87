/** `npm run release-sheet -- <tag or commit>`: what changed since then, in both languages, as a page to print and sign. */
import { writeFileSync } from 'node:fs';
import { messageOf } from '@/lib/text/message-of';
import { changesSince } from './release-sheet/changes-since';
import { sheetPage } from './release-sheet/sheet';

const [tag] = process.argv.slice(2);
const file = 'release-sheet.html';
if (!tag) {
  console.error('Usage: npm run release-sheet -- <tag or commit>');
  process.exit(2);
}
try {
  const sheet = await changesSince('.', tag);
  writeFileSync(file, sheetPage(sheet));
  console.log(`${sheet.texts.length} texts changed since ${tag}: open ${file} and print it.`);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
