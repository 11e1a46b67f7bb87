import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { markSource } from '../source/marks';

/** What the bundler reads. */
type Sources = {
  /** The project's folder, as an absolute path. */
  root: string;
  /** The files with content, whether or not they are on disk. */
  files: readonly string[];
  /** The texts of the files that were read, by name; each other file that is read is added. */
  from: Map<string, string>;
  read: (file: string) => Promise<string>;
};

/** Passes each file to the bundler, with the texts of `files` marked. */
export function sourcesPlugin({ root, files, from, read }: Sources): Plugin {
  const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  return {
    name: 'sources',
    setup({ onLoad, onResolve }) {
      // Content is found by its list, since a page of an earlier commit may have no file any more.
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
