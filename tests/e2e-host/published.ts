import { fileAt, publishedFiles } from '@/scripts/kit/published-files';

const files = publishedFiles('out');

/** Whether the site has a page or a file at an address; an argument for `answer`. */
export function exists(path: string): boolean {
  return fileAt(files, path) !== undefined;
}

/** The first file whose path matches, so that a test need not know a hashed name. */
export function fileLike(pattern: RegExp): string {
  const found = [...files].find((path) => pattern.test(path));
  if (!found) throw new Error(`out/ has no file like ${pattern}`);
  return found;
}
