import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { leaves } from '@/content-check/leaves';
import { filesIn } from '@/files/files-in';

/** Names with a link in lines that are no sentences, such as a number to call. */
const contactLines = ['callHours', 'details', 'phone'];

/** Names of the properties that hold texts with bold and links: a `Rich`, or lists of them. */
function richNames(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && /^[(\s]*(?:readonly[(\s]*)*Rich\b[)[\]]*$/.test(node.type?.getText() ?? ''))
      found.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const roleOf = (name: string) => leaves({ [name]: 'Words.' }, 'page')[0]?.role;

describe('roleOf', () => {
  const files = [...filesIn('content/types').map((file) => `content/types/${file}`), 'lib/text/blocks.ts'];
  const names = [...new Set(files.flatMap(richNames))];

  it('is prose or a table cell wherever the type allows bold and links', () => {
    expect(names).toEqual(expect.arrayContaining(['copy', 'items', 'text', 'rows']));
    const others = names.filter((name) => roleOf(name) !== 'prose' && roleOf(name) !== 'cell');
    expect(others.sort()).toEqual(contactLines);
  });

  it('follows the property name, also in lists and under an id', () => {
    const page = { meta: { title: 'T' }, cards: [{ id: 'text', title: 'T', copy: 'C', link: { href: '/x' } }] };
    expect(leaves(page, 'page').map(({ key, role }) => [key, role])).toEqual([
      ['page.meta.title', 'meta'],
      ['page.cards.text.id', 'data'],
      ['page.cards.text.title', 'phrase'],
      ['page.cards.text.copy', 'prose'],
      ['page.cards.text.link.href', 'address'],
    ]);
  });
});
