import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress } from '@/adapter/compress';

const text = `<p>${'Wexcombe & Vale, P.C. – ¡Hola! '.repeat(200)}</p>`;
const textFiles = [
  'a.html',
  'a.js',
  'a.css',
  'a.txt',
  'a.json',
  'a.svg',
  'a.xml',
  'a.webmanifest',
  'a.speculation',
  'a.ico',
];
const packedFiles = ['a.woff2', 'a.avif', 'a.webp', 'a.jpg', 'a.png'];

let folder = '';
let cache = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
  cache = join(folder, 'cache');
  await Promise.all([...textFiles, ...packedFiles].map((file) => writeFile(join(folder, file), text)));
  await compress(
    [...textFiles, ...packedFiles].map((file) => join(folder, file)),
    cache,
  );
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const read = (file: string) => readFile(join(folder, file));

describe('compress', () => {
  it.each(textFiles)(
    'writes %s as .br and .gz that decompress to the same text, and keeps the original',
    async (file) => {
      const [plain, brotli, gzipped] = await Promise.all([read(file), read(`${file}.br`), read(`${file}.gz`)]);
      expect(plain.toString()).toBe(text);
      expect(brotliDecompressSync(brotli).toString()).toBe(text);
      expect(gunzipSync(gzipped).toString()).toBe(text);
      expect(brotli.length).toBeLessThan(gzipped.length);
      expect(gzipped.length).toBeLessThan(plain.length / 10);
    },
  );

  it('skips formats that are already compressed', async () => {
    const written = (await readdir(folder)).filter((file) => packedFiles.some((packed) => file.startsWith(packed)));
    expect(written.sort()).toEqual([...packedFiles].sort());
  });

  it('compresses equal texts once, and reuses the cache of the last build', async () => {
    const alike = ['a.html', 'a.js'].map((file) => join(folder, file));
    await compress(alike, cache);
    expect(await readdir(cache)).toHaveLength(2);
    const [kept = ''] = (await readdir(cache)).filter((name) => name.endsWith('.gz'));
    await writeFile(join(cache, kept), 'kept');
    await compress([join(folder, 'a.html')], cache);
    expect((await read('a.html.gz')).toString()).toBe('kept');
  });

  it('removes unused texts from the cache', async () => {
    await writeFile(join(folder, 'a.html'), 'new');
    await compress([join(folder, 'a.html')], cache);
    expect(await readdir(cache)).toHaveLength(2);
    expect(gunzipSync(await read('a.html.gz')).toString()).toBe('new');
  });

  it('handles more files than a process may open at once', async () => {
    const many = Array.from({ length: 400 }, (_, index) => join(folder, `page-${index}.html`));
    for (const file of many) await writeFile(file, text);
    const program = `import { compress } from '@/adapter/compress'; compress(${JSON.stringify(many)}, ${JSON.stringify(cache)});`;
    execFileSync('bash', ['-c', `ulimit -n 128 && exec node_modules/.bin/tsx -e "$0"`, program], { stdio: 'pipe' });
    expect((await readdir(folder)).filter((file) => /^page-\d+\.html\.br$/.test(file))).toHaveLength(many.length);
  });
});
