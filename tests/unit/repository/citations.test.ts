import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRules } from '@/scripts/check-contract/rules';
import { madeFolders } from '@/scripts/kit/made-folders.mjs';

/** Folders that are not ours or that a build makes. Files in them may be named even if they do not exist. */
const isLeftOut = (path: string) => ['.git', ...madeFolders].includes(path.split('/')[0] ?? '');
const endings = ['', '.ts', '.tsx', '.mjs', '.css', '/index.ts'];
const ruleIds = readRules(readFileSync('docs/contract.md', 'utf8')).map(({ id }) => id);
const ruleNames = new Set(ruleIds.map((id) => id.replace(/-\d+$/, '')));

const files = listFiles('.').filter((file) => /\.(md|ts|tsx|mjs|js|css|yml)$|^\.ci\//.test(file));
/** Names of all files, and of a program that a build writes for a host. */
const fileNames = new Set([...files.map((file) => basename(file)), 'response.js']);
const rooms = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isLeftOut(path)) return [];
    return entry.isDirectory() ? listFiles(path) : path;
  });
}

/** The prose in a file: all of a document, or the comments of a program. */
function prose(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return source;
  return (source.match(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/ .*|^\s*# .*/gm) ?? []).join('\n');
}

/** Files of program and style by their name alone, in backticks. */
function bareNames(text: string): string[] {
  return [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|js|css))`/g)].map(([, name = '']) => name);
}

/** Documents by name, and files and folders of the repository by their path in backticks; patterns and addresses are left out. */
function namedPaths(text: string): string[] {
  const documents = text.match(/(?<![\w/.-])[\w.-]+(?:\/[\w.-]+)*\.md\b/g) ?? [];
  const paths = [...text.matchAll(/`([\w.@()[\]-]+(?:\/[\w.@()[\]-]+)+)\/?`/g)].map(([, path = '']) => path);
  return [...documents, ...paths.filter((path) => rooms.has(path.split('/')[0]))];
}

function isThere(path: string, file: string): boolean {
  const roots = ['.', dirname(file), dirname(dirname(file))];
  return isLeftOut(path) || roots.some((root) => endings.some((ending) => existsSync(join(root, path + ending))));
}

describe('comments and documents', () => {
  it.each([
    ['as `lib/menu-reducer.ts` and `lib/chat` say', ['lib/menu-reducer.ts', 'lib/chat']],
    ['(see contract.md, docs/a.md, https://x.example/b.md)', ['contract.md', 'docs/a.md']],
    ['`content/<page>.ts` at `a/b` and `out/en.html`', []],
  ])('are searched for paths: %s', (text, paths) => expect(namedPaths(text)).toEqual(paths));

  it('name only files that exist', () => {
    const missing = files.flatMap((file) =>
      namedPaths(prose(file)).flatMap((path) => (isThere(path, file) ? [] : `${file}: ${path}`)),
    );
    expect(missing).toEqual([]);
  });

  it('name only files that exist, also without their folder', () => {
    const missing = files.flatMap((file) =>
      bareNames(prose(file)).flatMap((name) => (fileNames.has(name) ? [] : `${file}: ${name}`)),
    );
    expect(missing).toEqual([]);
  });

  it('cite only rules of the contract', () => {
    const unknown = files.flatMap((file) =>
      [...prose(file).matchAll(/`(([a-z]+)-\d+)`/g)].flatMap(([, id = '', name = '']) =>
        ruleNames.has(name) && !ruleIds.includes(id) ? `${file}: ${id}` : [],
      ),
    );
    expect(unknown).toEqual([]);
  });
});
