import { gitWith } from './git';

/** The texts of files at a commit, by name, from a single process of Git, which must all be in it. */
export async function filesAt(root: string, revision: string, files: readonly string[]): Promise<[string, string][]> {
  if (files.length === 0) return [];
  const names = files.map((file) => `${revision}:./${file}\n`).join('');
  let rest = await gitWith(root, names, 'cat-file', '--batch');
  // Each file follows a line that ends with its size in bytes: https://git-scm.com/docs/git-cat-file#_batch_output
  return files.map((file) => {
    const start = rest.indexOf('\n') + 1;
    const end = start + Number(/ (\d+)\n$/.exec(rest.toString('utf8', 0, start))?.[1] ?? 0);
    const text = rest.toString('utf8', start, end);
    rest = rest.subarray(end + 1);
    return [file, text];
  });
}
