import { filesIn } from '@/files/files-in';

/** Paths of all files of the site in `root`, such as `/es/about.html`. Requests are looked up here, so they never reach the file system. */
export function publishedFiles(root: string): ReadonlySet<string> {
  return new Set(filesIn(root).map((file) => `/${file}`));
}

/** The file of `files` that the site serves at `path`, which may be the address of a page; undefined if there is none. */
export function fileAt(files: ReadonlySet<string>, path: string): string | undefined {
  if (path === '/') return '/index.html';
  return [path, `${path}.html`].find((file) => files.has(file));
}
