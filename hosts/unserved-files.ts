/** Names of the files at the root of the site that Netlify and Cloudflare Pages read; no host serves them. */
export const filesOfHosts = ['_headers', '_redirects'] as const;

/** Extensions of the compressed copies of files, which are sent in place of the files and have no address of their own. */
export const compressedExtensions = ['br', 'gz'] as const;

const compressed = new RegExp(`\\.(${compressedExtensions.join('|')})$`);
const ofHosts = new RegExp(`^/(${filesOfHosts.join('|')})$`);

/** Whether `path` is the path of a compressed copy. */
export function isCompressedCopy(path: string): boolean {
  return compressed.test(path);
}

/** Whether the file at `path`, such as `/_headers`, is only for hosts and is never served. */
export function isFileOfHosts(path: string): boolean {
  return ofHosts.test(path);
}
