import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { bundledText } from '@/files/bundled-text';

/** The files of the editor's own pages, by name. */
export type EditorFiles = Readonly<Record<string, { type: string; text: string }>>;

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
    return { type: 'text/javascript; charset=utf-8', text: bundledText(bundled) };
  };
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Texts and changes</title><link rel="stylesheet" href="style.css"><script src="editor-page.js" defer></script></head><body></body></html>`;
  return {
    'overlay.js': await bundle('overlay/overlay.ts'),
    'editor-page.js': await bundle('page/editor-page.ts'),
    'style.css': { type: 'text/css; charset=utf-8', text: await readFile(`${root}/editor/browser/style.css`, 'utf8') },
    'index.html': { type: 'text/html; charset=utf-8', text: page },
  };
}
