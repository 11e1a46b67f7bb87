import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Row = { change: string; files: string[] };

/** Rows of the README's table "To change … go to …". */
function rows(): Row[] {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  const head = lines.findIndex((line) => /^\|\s*to change\b.*\|\s*go to\b/i.test(line));
  if (head === -1) return [];
  const body = lines.slice(head + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end === -1 ? undefined : end).map((line) => {
    const [, change = '', ...goTo] = line.split('|');
    return { change: change.trim(), files: namedFiles(goTo.join('|')) };
  });
}

/** Paths in backticks, without commands and addresses of the site. */
function namedFiles(text: string): string[] {
  const names = [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return names.filter((name) => /^[\w.@[\](),/-]+$/.test(name) && !name.startsWith('/') && /[./]/.test(name));
}

describe('the README’s table "To change … go to …"', () => {
  it.each(['sentence', 'phone', 'link', 'page', 'redirect'])('says where to change a %s', (what) => {
    expect(rows().map(({ change }) => change.toLowerCase())).toContainEqual(expect.stringContaining(what));
  });

  it('names a file in each row, and only files that exist', () => {
    expect(rows()).not.toEqual([]);
    for (const { change, files } of rows()) {
      expect(files, change).not.toEqual([]);
      expect(
        files.filter((file) => !existsSync(file)),
        change,
      ).toEqual([]);
    }
  });
});
