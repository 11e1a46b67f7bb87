import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { markSource } from '../source/mark-source';

/** The sources for the bundler. */
type Sources = {
  /** The project's folder, as an absolute path. */
  root: string;
  /** The files with content, whether or not they are on disk. */
  files: readonly string[];
  /** The texts of the files that have been read, by name; each file that is read later is added. */
  from: Map<string, string>;
  read: (file: string) => Promise<string>;
};

/** Passes each file to the bundler, with the texts of `files` marked. */
export function sourcesPlugin({ root, files, from, read }: Sources): Plugin {
  const nameOf = (path: string) => relative(root, path);
  return {
    name: 'sources',
    setup({ onLoad, onResolve }) {
      // Content is looked up in `files` and not on disk, because a page of an earlier commit may no longer have a file.
      onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        const name = nameOf(resolve(resolveDir, path));
        const found = [name, `${name}.ts`, `${name}/index.ts`].find((file) => files.includes(file));
        return found === undefined ? undefined : { path: join(root, found) };
      });
      onLoad({ filter: /\.(?:ts|json)$/ }, async ({ path }) => {
        const name = nameOf(path);
        const text = from.get(name) ?? (await read(name));
        from.set(name, text);
        const contents = files.includes(name) ? markSource(name, text, files.indexOf(name)) : text;
        return { contents, loader: name.endsWith('.json') ? 'json' : 'ts' };
      });
    },
  };
}
