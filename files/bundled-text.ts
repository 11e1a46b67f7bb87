import type { OutputFile } from 'esbuild';

/** The text of the one file that esbuild wrote for one entry point. Throws if there is none, because an empty program would be served. */
export function bundledText({ outputFiles: [file] }: { outputFiles: readonly OutputFile[] }): string {
  if (!file?.text) throw new Error('esbuild wrote no file.');
  return file.text;
}
