/**
 * `npm run record-pack -- <folder> [--since <earlier pack>]`: writes a record of the build in `out/`, for archives of advertising and of
 * notices: every page in both languages as a tagged PDF and as text, the home page's footer with the licenses, the notices' texts with
 * their hashes, the commit and its date, and a manifest with the SHA-256 of each file (`docs/deployment.md`). Needs no network.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isCompressedCopy } from '@/hosts/unserved-files';
import { openBrowser } from '@/scripts/kit/browser';
import { requireBuild } from '@/scripts/kit/require-build';
import { serve } from '@/scripts/kit/serve-folder';
import { differenceOf, differenceText, filesOf, type PackedFile } from './record-pack/manifest';
import { inNewFolder } from './record-pack/new-folder';
import { recordPages } from './record-pack/record-pages';

const manifestFile = 'manifest.json';
const differenceFile = 'difference.txt';

/** Why a pack cannot be made from the given input; undefined if it can. */
function whyNot(folder: string | undefined, since: string | undefined): string | undefined {
  if (!folder) return 'Usage: npm run record-pack -- <folder> [--since <earlier pack>]';
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return `${folder} is not empty: a pack is never written over.`;
  if (since && !existsSync(join(since, manifestFile))) return `${since} is no pack: it has no ${manifestFile}.`;
  return undefined;
}

/** Writes the pack into `folder`, and returns the number of its files, without those made from their list. */
async function record(folder: string, since: string | undefined): Promise<number> {
  const browser = await openBrowser();
  // Last, so that no failure before `try` leaves a server running.
  const server = await serve('.');
  try {
    await recordPages(browser, server.origin, join(folder, 'pages'));
  } finally {
    await browser.close();
    server.close();
  }
  cpSync('out/notices', join(folder, 'notices'), { recursive: true, filter: (file) => !isCompressedCopy(file) });
  for (const file of ['notices.json', 'version.json']) cpSync(join('out', file), join(folder, file));
  const files = filesOf(folder, [manifestFile, differenceFile]);
  if (since) {
    const { files: earlier } = JSON.parse(readFileSync(join(since, manifestFile), 'utf8')) as { files: PackedFile[] };
    writeFileSync(join(folder, differenceFile), differenceText(differenceOf(earlier, files), since, folder));
  }
  const build: unknown = JSON.parse(readFileSync('out/version.json', 'utf8'));
  writeFileSync(join(folder, manifestFile), `${JSON.stringify({ build, files }, null, 2)}\n`);
  return files.length;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const [folder] = positionals;
const reason = whyNot(folder, values.since);
if (reason) {
  console.error(reason);
  process.exitCode = folder ? 1 : 2;
} else {
  requireBuild();
  const count = await inNewFolder(folder!, (unfinished) => record(unfinished, values.since));
  console.log(`${count} files and ${manifestFile} are in ${folder}.`);
}
