import { describe, expect, it } from 'vitest';
import { blocks, field, jumpNav, list, part, section, table } from '@/content/blocks';

const paragraph = (text: string) => ({ type: 'paragraph', text });

describe('the content builders', () => {
  it('turn a string into a paragraph and keep the order', () => {
    const things = list('Bring:', ['your letter', 'a pen']);
    expect(blocks(['One.', things, 'Two.'])).toEqual([paragraph('One.'), things, paragraph('Two.')]);
    expect(things).toEqual({
      type: 'paragraph_with_list',
      text: 'Bring:',
      list: { type: 'unordered', items: ['your letter', 'a pen'] },
    });
    expect(part('Next', ['One.'])).toEqual({ title: 'Next', blocks: [paragraph('One.')] });
  });

  it('turn a section inside a section into a subsection', () => {
    const inner = section('inner', 'Inner', ['Below.']);
    expect(inner).not.toHaveProperty('subsections');
    expect(section('outer', 'Outer', ['Above.', inner])).toEqual({
      id: 'outer',
      title: 'Outer',
      blocks: [paragraph('Above.')],
      subsections: [inner],
    });
  });

  it('throw for a paragraph after a subsection, which would be shown before it', () => {
    expect(() => section('outer', 'Outer', [section('inner', 'Inner', ['Below.']), 'After.'])).toThrow(/outer/);
  });

  it('accept a table row as a line or as a list', () => {
    const rows = [
      ['Main', '800'],
      ['TTY', '711'],
    ];
    const expected = { type: 'table', caption: 'Lines', columns: ['Line', 'Number'], rows };
    expect(table('Lines', 'Line | Number', 'Main | 800', 'TTY | 711')).toEqual(expected);
    expect(table('Lines', ['Line', 'Number'], ...rows)).toEqual(expected);
  });

  it('throw for a row with too few or too many cells', () => {
    expect(() => table('Lines', 'Line | Number', 'Main')).toThrow(
      '“Lines” has 2 columns, and a row has 1 cells: “Main”',
    );
  });

  it('give a field one line by default', () => {
    expect(field('name', 'Name')).toEqual({ id: 'name', label: 'Name', lines: 1 });
    expect(field('ok', 'Agreed', { boxes: 1 })).toEqual({ id: 'ok', label: 'Agreed', boxes: 1 });
    expect(field('when', 'When', { choices: ['a', 'b'] })).toEqual({ id: 'when', label: 'When', choices: ['a', 'b'] });
  });

  it('link to sections by id', () => {
    expect(jumpNav({ hours: 'Hours' })).toEqual([{ id: 'hours-link', anchor: '#hours', label: 'Hours' }]);
  });
});
