import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { bundledText } from '@/files/bundled-text';

/** The files of the editor's own pages, by name, and their version. */
export type EditorFiles = { version: string; files: Readonly<Record<string, { type: string; text: string }>> };

/** Bundles the editor's client code: the overlay of each page, and the editor's own page. Throws if it does not compile. */
export async function editorFiles(root: string): Promise<EditorFiles> {
  const bundle = async (entry: string) => {
    const bundled = await build({
      entryPoints: [`${root}/editor/browser/${entry}`],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      write: false,
      logLevel: 'silent',
    });
    return bundledText(bundled);
  };
  const [overlay, editorPage] = [await bundle('overlay/overlay.ts'), await bundle('page/editor-page.ts')];
  const version = versionOf([overlay, editorPage]);
  const script = (code: string) => ({
    type: 'text/javascript; charset=utf-8',
    text: `"use strict";\nvar editorVersion = '${version}';\n${code}`,
  });
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Texts and changes</title><link rel="stylesheet" href="style.css"><script src="editor-page.js" defer></script></head><body></body></html>`;
  const files = {
    'overlay.js': script(overlay),
    'editor-page.js': script(editorPage),
    'style.css': { type: 'text/css; charset=utf-8', text: await readFile(`${root}/editor/browser/style.css`, 'utf8') },
    'index.html': { type: 'text/html; charset=utf-8', text: page },
  };
  return { version, files };
}

/** The version of the editor with these scripts: a hash of their texts. */
export function versionOf(scripts: readonly string[]): string {
  return createHash('sha256').update(scripts.join()).digest('hex');
}
