import { relative } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Loaded once, by the first file. */
let marks;

/** Turbopack's loader for content in editing: gives each text the mark of its place. `options.files` is the list that places count in. */
export default async function markTexts(source) {
  const done = this.async();
  try {
    marks ??= tsImport('./source/marks.ts', import.meta.url);
    const { markSource } = await marks;
    const { files } = this.getOptions();
    const name = relative(process.cwd(), this.resourcePath).replaceAll('\\', '/');
    done(null, files.includes(name) ? markSource(name, source, files.indexOf(name)) : source);
  } catch (error) {
    done(error);
  }
}
