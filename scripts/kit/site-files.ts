import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '@/adapter/compress';
import { filesIn } from '@/files/files-in';

/** The file in `root` that a host serves at an address. */
export function fileOnDisk(root: string, path: string): string {
  const file = join(root, path === '/' ? 'index' : decodeURI(path));
  return existsSync(file) && statSync(file).isFile() ? file : `${file}.html`;
}

/** Bytes of the response body at an address: with brotli if there is a compressed file. */
export function bytesAt(root: string, path: string): number {
  const file = fileOnDisk(root, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Bytes of a text after compression as the adapter compresses a page. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, brotliOptions('page.html', Buffer.byteLength(text))).length;
}

/** The floor: the page with every script removed except JSON-LD; the inlined style stays. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Texts of the inlined sheets of a page. */
export function sheetsIn(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
}

/** Paths of all HTML files in `root`, relative to it. */
export function htmlFilesIn(root: string): string[] {
  return filesIn(root).filter((file) => file.endsWith('.html'));
}
