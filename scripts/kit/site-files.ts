import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '@/adapter/compress';

/** The file of the site in `root` that a host gives at an address. */
export function fileAt(root: string, path: string): string {
  const file = join(root, path === '/' ? 'index' : decodeURI(path));
  return existsSync(file) && statSync(file).isFile() ? file : `${file}.html`;
}

/** Bytes of the body that a browser gets at an address: brotli where the host has it. */
export function bytesAt(root: string, path: string): number {
  const file = fileAt(root, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Bytes of a text as the adapter would compress it. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text, brotliOptions(Buffer.byteLength(text))).length;
}

/** The floor: the page with every script removed. JSON-LD is no script, and the inlined style stays. */
export function withoutScripts(html: string): string {
  return html.replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Texts of the sheets that stand in a page. */
export function sheetsIn(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
}

/** Names of all HTML files in `root`, from there. */
export function htmlFilesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}
