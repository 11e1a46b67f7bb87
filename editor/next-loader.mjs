import { relative } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Loaded once, with the first file.
 * @type {Promise<typeof import('./source/mark-source')> | undefined}
 */
let loaded;

/**
 * The part of Turbopack's loader interface that is used here.
 * @typedef {object} Loader
 * @property {string} resourcePath
 * @property {() => (error: unknown, source?: string) => void} async
 * @property {() => { files: string[] }} getOptions
 */

/**
 * Turbopack's loader for content while editing: marks each text with its place. A place refers to the list in `options.files`.
 * @this {Loader}
 * @param {string} source
 */
export default async function markTexts(source) {
  const done = this.async();
  try {
    loaded ??= tsImport('./source/mark-source.ts', import.meta.url);
    const { markSource } = await loaded;
    const { files } = this.getOptions();
    const name = relative(process.cwd(), this.resourcePath);
    done(null, files.includes(name) ? markSource(name, source, files.indexOf(name)) : source);
  } catch (error) {
    done(error);
  }
}
