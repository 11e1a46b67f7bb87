import ts from 'typescript';
import { bareText } from '@/lib/text/bare-text';
import { literalsOf } from '../source/literals';

/** An action on an item of a list. `id` is for a copy: all ids in it are derived from these words. */
export type ItemAction = { type: 'copy'; id: string } | { type: 'remove' } | { type: 'move'; by: -1 | 1 };

/** A list that contains a text: its number of items, and the index of the item with the text. */
export type ListPlace = { length: number; index: number };

/** The lists that contain the text at `literal`, innermost first: list items, then blocks, then sections. */
export function listsAround(file: string, source: string, literal: number): ListPlace[] {
  return arraysAround(file, source, literal).map(({ list, index }) => ({ length: list.elements.length, index }));
}

/**
 * Copies, moves or removes the item of a list in a source; `level` 0 is the innermost list around the text.
 * Throws a `RangeError` if there is no such list, no place to move to, or no other item left.
 */
export function changeItem(file: string, source: string, literal: number, level: number, action: ItemAction): string {
  const place = arraysAround(file, source, literal)[level];
  if (!place) throw new RangeError('This text is in no list at this level.');
  const { list, index } = place;
  const items = list.elements.map((element) => element.getText());
  const [own = ''] = items.slice(index, index + 1);
  switch (action.type) {
    case 'copy':
      if (!slugOf(action.id)) throw new RangeError('Give the copy an English title of its own.');
      items.splice(index + 1, 0, withIds(own, slugOf(action.id)));
      break;
    case 'remove':
      if (items.length === 1) throw new RangeError('The last item of a list cannot be removed.');
      items.splice(index, 1);
      break;
    case 'move':
      if (index + action.by < 0 || index + action.by >= items.length)
        throw new RangeError('There is no place to move to.');
      items.splice(index, 1);
      items.splice(index + action.by, 0, own);
  }
  return `${source.slice(0, list.getStart())}[${items.join(',\n')}]${source.slice(list.end)}`;
}

/** `Night shift!` gives `night-shift`: lower-case letters, digits and hyphens, at most 60. */
export function slugOf(title: string): string {
  return bareText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

function arraysAround(file: string, source: string, literal: number) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const start = literalsOf(file, source)[literal]?.start;
  const found: { list: ts.ArrayLiteralExpression; index: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (start === undefined || start < node.getStart() || start > node.end) return;
    if (ts.isArrayLiteralExpression(node)) {
      const index = node.elements.findIndex((element) => start >= element.getStart() && start <= element.end);
      if (index >= 0) found.unshift({ list: node, index });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Sets the item's own id to `id` and prefixes the ids inside the item with it. */
function withIds(item: string, id: string): string {
  let own = true;
  return item.replace(/(\bid: '|\bsection\w*\(\s*')([a-z0-9-]+)'/g, (_, before: string, old: string) => {
    const next = own ? id : `${id}-${old}`;
    own = false;
    return `${before}${next}'`;
  });
}
