import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '@/lib/pages/pages';
import { bytesAt as bytesIn, fileOnDisk, htmlFilesIn } from '@/scripts/kit/site-files';
import { addresses } from './site';

export { brotliBytes, sheetsIn, withoutScripts } from '@/scripts/kit/site-files';

const out = 'out';

/** A page with the text of its file. */
export type BuiltPage = { page: PageName; path: string; html: string };

/** Every HTML file of the site with its text, the not-found pages included. */
export const htmlFiles: readonly { file: string; html: string }[] = htmlFilesIn(out).map((file) => ({
  file,
  html: readFileSync(join(out, file), 'utf8'),
}));

/** The pages as files. */
export const builtPages: readonly BuiltPage[] = addresses.map(({ page, path }) => ({
  page,
  path,
  html: readFileSync(fileOnDisk(out, path), 'utf8'),
}));

/** Size in bytes of the response body at an address, as brotli if the host has it. */
export const bytesAt = (path: string): number => bytesIn(out, path);

/** Addresses of the files that a page's boot script loads. */
export function runtimeOf(html: string): string[] {
  return /<script data-runtime="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? [];
}
