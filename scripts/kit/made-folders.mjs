import { readFileSync } from 'node:fs';

const ignored = readFileSync(new URL('../../.gitignore', import.meta.url), 'utf8').split('\n');

/** The folders at the root that commands make and Git ignores. */
export const madeFolders = ignored.filter((line) => line.endsWith('/')).map((line) => line.replaceAll('/', ''));
