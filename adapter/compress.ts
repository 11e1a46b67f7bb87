import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|txt|json|svg|xml|webmanifest|ico)$/;

/** Files that are worked on at a time: enough to keep the processor busy, and few to keep open, however many pages there are. */
const atATime = 16;

/** Step 5: writes `.br` (quality 11) and `.gz` beside each text file. */
export async function compress(files: readonly string[]): Promise<void> {
  const queue = files.filter((file) => compressible.test(file)).values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const file of queue) await compressFile(file);
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
