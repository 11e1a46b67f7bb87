import { filesIn } from '@/files/files-in';

/** Paths of all files of the site in `root`, such as `/es/about.html`. Requests are looked up here, so they never reach the file system. */
export function publishedFiles(root: string): ReadonlySet<string> {
  return new Set(filesIn(root).map((file) => `/${file}`));
}

/** Whether one of `files` is what the site serves at `path`: a page or a file. */
export function isAtAddress(files: ReadonlySet<string>, path: string): boolean {
  return path === '/' || files.has(path) || files.has(`${path}.html`);
}
