import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRules } from '@/hosts/rules';
import { isCompressedCopy, isFileOfHosts } from '@/hosts/unserved-files';
import { fileAt, publishedFiles } from '@/scripts/kit/published-files';

/** A build: the rules, and the files by address with their contents. */
export type BuiltSite = {
  rules: HostRules;
  commit: string;
  /** Served files, without their compressed versions and files for hosts. */
  files: readonly string[];
  isCompressed: (file: string) => boolean;
  read: (file: string) => Buffer;
  exists: (path: string) => boolean;
};

/** Reads the build in `folder`; undefined if there is none. */
export function builtSite(folder: string): BuiltSite | undefined {
  const root = join(folder, 'out');
  const rulesFile = join(folder, 'host/rules.json');
  if (!existsSync(join(root, 'version.json')) || !existsSync(rulesFile)) return undefined;
  const published = publishedFiles(root);
  const read = (file: string) => readFileSync(join(root, file));
  const { commit } = JSON.parse(read('/version.json').toString()) as { commit: string };
  return {
    rules: JSON.parse(readFileSync(rulesFile, 'utf8')) as HostRules,
    commit,
    files: [...published].filter((path) => !isCompressedCopy(path) && !isFileOfHosts(path)).sort(),
    isCompressed: (file) => published.has(`${file}.br`),
    read,
    exists: (path) => fileAt(published, path) !== undefined,
  };
}
