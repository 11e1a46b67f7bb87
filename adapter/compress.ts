import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|txt|json|svg|xml|webmanifest|ico)$/;

/** Step 5: writes `.br` (quality 11) and `.gz` beside each text file. */
export async function compress(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.filter((file) => compressible.test(file)).map(async (file) => {
      const text = await readFile(file);
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        promisify(gzip)(text, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    }),
  );
}
