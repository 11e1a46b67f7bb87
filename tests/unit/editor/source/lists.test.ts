import { describe, expect, it } from 'vitest';
import { listNamed, listsAt, withItem, withMovedItem, withoutItem } from '@/editor/source/lists';

const name = 'export const other = [], list = ';
const listIn = (source: string) => listNamed(source, 'list');
/** The numbers of the list, as the program would read them. */
const numbers = (source: string) =>
  new Function(`return ${source.slice(name.length).replace('as const', '')}`)() as number[];

const lists = [
  '[1]',
  '[1,]',
  '[1, 2] as const',
  '[1, // one\n 2 // two\n]',
  '[ // numbers\n  1, // one\n  /* two */ 2,\n]',
  '[1, 2 /* two\n */, 3]',
  '[\r\n  1, // one\r\n  2,\r\n]',
];

describe('a list in a source file', () => {
  it.each(['[]', '[ // none yet\n]', ...lists])('can get an item and lose it again: %j', (list) => {
    const source = name + list;
    const before = numbers(source);
    const longer = withItem(source, listIn(source), before.length, '9');
    expect(numbers(longer)).toEqual([...before, 9]);
    expect(numbers(withoutItem(longer, listIn(longer), before.length))).toEqual(before);
    const first = withItem(source, listIn(source), 0, '9');
    expect(numbers(first)).toEqual([9, ...before]);
    expect(numbers(withoutItem(first, listIn(first), 0))).toEqual(before);
  });

  it.each(lists)('keeps its numbers and comments when an item moves: %j', (list) => {
    const source = name + list;
    const before = numbers(source);
    const comments = (text: string) => text.match(/\/\/ [\w ]+|\/\*[^]*?\*\//g)?.sort();
    for (const from of before.keys())
      for (const to of before.keys()) {
        const moved = withMovedItem(source, listIn(source), from, to);
        expect(numbers(moved)).toEqual(before.toSpliced(from, 1).toSpliced(to, 0, before[from]!));
        expect(comments(moved)).toEqual(comments(source));
      }
  });

  it('moves an item with its own comments only', () => {
    const source = `const list = [ // All of them.
  // The first.
  { id: 'a' }, // A.

  // The second.
  { id: 'b' }, // B.
  // No third yet.
];`;
    expect(withMovedItem(source, listIn(source), 1, 0)).toBe(`const list = [ // All of them.

  // The second.
  { id: 'b' }, // B.
  // The first.
  { id: 'a' }, // A.
  // No third yet.
];`);
  });

  it('removes an item with its own comments', () => {
    const source = 'const list = [\n  1, // one\n  // Two.\n  2,\n  3, // three\n];';
    expect(withoutItem(source, listIn(source), 1)).toBe('const list = [\n  1, // one\n  3, // three\n];');
  });

  it('is found around a position, innermost first', () => {
    const source = 'const list = [1, [2, [3, 4]]];';
    const around = listsAt('page.ts', source, source.indexOf('4'));
    expect(around.map(({ list, index }) => [list.elements.length, index])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  it('throws without the list, the item or the position', () => {
    expect(() => listNamed('export const list = 1;', 'list')).toThrow(RangeError);
    expect(() => listNamed('export const other = [];', 'list')).toThrow(RangeError);
    const source = 'const list = [1];';
    expect(() => withoutItem(source, listIn(source), 1)).toThrow(RangeError);
    expect(() => withMovedItem(source, listIn(source), 0, 1)).toThrow(RangeError);
  });
});
