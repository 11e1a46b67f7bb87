import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeItem, type ItemAction, listsAround, slugOf } from '@/editor/texts/list-items';

const file = 'content/en/page.ts';
const source = `export const page = {
  meta: { title: 'Title', description: 'Description' },
  sections: [
    section('first', 'First', ['One.', 'Two.', list('Of:', ['a', 'b'])]),
    // About the second.
    section('second', 'Second', ['Three.']), // It is short.
  ],
};`;
/** Index of a text among the texts of the file. */
const place = { b: 7, three: 9 };
const after = (action: ItemAction, level: number, literal = place.b) =>
  changeItem(file, source, literal, level, action).replaceAll(/\s+/g, ' ');

describe('the items of a list', () => {
  it('are found from the innermost list outwards', () => {
    expect(listsAround(file, source, place.b)).toEqual([
      { length: 2, index: 1, hasId: false },
      { length: 3, index: 2, hasId: false },
      { length: 2, index: 0, hasId: true },
    ]);
  });

  it('can be moved and removed', () => {
    expect(after({ type: 'move', by: -1 }, 0)).toContain("list('Of:', [ 'b', 'a' ])");
    expect(after({ type: 'remove' }, 0)).toContain("list('Of:', [ 'a' ])");
  });

  it('keep their own comments', () => {
    const second = "// About the second. section('second', 'Second', ['Three.']), // It is short.";
    expect(after({ type: 'move', by: 1 }, 2)).toMatch(/It is short\. section\('first'/);
    expect(after({ type: 'move', by: 1 }, 2)).toContain(second);
    expect(after({ type: 'copy', id: 'Third' }, 2)).toContain(second);
    expect(after({ type: 'remove' }, 1, place.three)).not.toMatch(/About the second|It is short/);
  });

  it('are copied with new ids, and text that looks like an id stays', () => {
    const faq = `export const page = { faq: [{
      id: 'old', // Not id: 'old-too'.
      text: "Write id: 'old' or section('old')",
      more: [{ id: "in" }, section( /* why */ 'part', 'Part', []), field('name', 'Name')],
    }] };`;
    const copied = changeItem(file, faq, 0, 0, { type: 'copy', id: 'Third!' }).slice(faq.indexOf('}]'));
    expect(copied.match(/id: ['"]([\w-]+)['"](?=,| })/g)).toEqual(["id: 'third'", "id: 'third-in'"]);
    expect(copied).toContain("section( /* why */ 'third-part', 'Part', [])");
    expect(copied).toContain("field('third-name', 'Name')");
    expect(copied).toContain(`"Write id: 'old' or section('old')"`);
  });

  it('are copied without a title if they have no id that would be made from it', () => {
    expect(after({ type: 'copy', id: '' }, 0)).toContain("list('Of:', [ 'a', 'b', 'b' ])");
  });

  it('refuse a move past the end, removing the only item, and an invalid level or title', () => {
    expect(() => after({ type: 'move', by: 1 }, 0)).toThrow('no place to move to');
    expect(() => after({ type: 'remove' }, 9)).toThrow('not in a list at this level');
    expect(() => after({ type: 'copy', id: ' !' }, 2)).toThrow('English title');
    expect(() => after({ type: 'remove' }, 0, place.three)).toThrow('last item');
  });

  it('get ids made from titles', () => {
    expect(slugOf('  ¿Qué pasó, señor? Night shift! ')).toBe('que-paso-senor-night-shift');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});
