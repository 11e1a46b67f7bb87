import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip, type ZlibOptions } from 'node:zlib';
import { compressedExtensions } from '@/hosts/unserved-files';

const compressible = /\.(html|js|css|txt|json|svg|xml|webmanifest|speculation|ico)$/;

/** How many files are compressed at a time: enough to keep zlib's threads busy, without opening all files of a large site at once. */
const concurrency = 16;

/** How the copy with each extension is compressed. */
type Options = { br: BrotliOptions; gz: ZlibOptions };

/**
 * Writes the `compressedExtensions` beside each text file. The folder `cache` keeps compressed files under a hash of their text, because Next writes
 * identical files for many pages and most texts do not change between builds.
 */
export async function compress(files: readonly string[], cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const kept = new Map<string, Promise<void>>();
  const queue = files.filter((file) => compressible.test(file)).values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const file of queue) {
        const text = await readFile(file);
        const options = { br: brotliOptions(file, text.length), gz: { level: 9 } };
        const copy = join(cache, nameOf(text, options));
        if (!kept.has(copy)) kept.set(copy, keepCompressed(text, copy, options));
        await kept.get(copy);
        await Promise.all(compressedExtensions.map((form) => copyFile(`${copy}.${form}`, `${file}.${form}`)));
      }
    }),
  );
  const needed = new Set([...kept.keys()].map((copy) => basename(copy)));
  const unneeded = (await readdir(cache)).filter((name) => !needed.has(name.split('.')[0] ?? ''));
  await Promise.all(unneeded.map((name) => rm(join(cache, name))));
}

/** The cache name of a text. It includes the versions and options of the libraries, since others may compress differently. */
function nameOf(text: Buffer, options: Options): string {
  const { brotli, zlib } = process.versions;
  return createHash('sha256')
    .update(`${brotli} ${zlib} ${JSON.stringify(options)} `)
    .update(text)
    .digest('hex');
}

async function keepCompressed(text: Buffer, copy: string, options: Options): Promise<void> {
  if (compressedExtensions.every((form) => existsSync(`${copy}.${form}`))) return;
  const compressed: Record<(typeof compressedExtensions)[number], Promise<Buffer>> = {
    br: promisify(brotliCompress)(text, options.br),
    gz: promisify(gzip)(text, options.gz),
  };
  await Promise.all(compressedExtensions.map(async (form) => writeWhole(`${copy}.${form}`, await compressed[form])));
}

/**
 * The brotli options for a file and the size of its text: the best quality, except for the data of client navigations (`.txt`). They are
 * half of the text of a build, and the next lower quality takes a third of the time for 2 % more bytes.
 */
export function brotliOptions(file: string, bytes: number): BrotliOptions {
  const quality = file.endsWith('.txt') ? 10 : 11;
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes } };
}

/** Writes a file atomically, so that an interrupted build leaves no partial file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}
