import { filesIn } from '@/files/files-in';

/** Paths of all files of the site in `root`, such as `/es/about.html`. They are asked for by name: no path of a request reaches the file system. */
export function publishedFiles(root: string): ReadonlySet<string> {
  return new Set(filesIn(root).map((file) => `/${file}`));
}
