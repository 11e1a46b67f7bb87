/**
 * Loaded into `next dev` before Next: makes it write its list of prerendered pages in one step. Two pages requested at once otherwise leave a broken
 * list, after which no page loads (https://github.com/vercel/next.js/issues/96259).
 */
import { randomUUID } from 'node:crypto';
import { promises } from 'node:fs';

const { rename, writeFile } = promises;

promises.writeFile = async (file, ...content) => {
  if (typeof file !== 'string' || !file.endsWith('prerender-manifest.json')) return writeFile(file, ...content);
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, ...content);
  await rename(written, file);
};
