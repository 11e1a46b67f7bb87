import { describe, expect, it } from 'vitest';
import { blocks, field, jumpNav, list, part, section, table } from '@/content/blocks';

const paragraph = (text: string) => ({ type: 'paragraph', text });

describe('the builders of copy', () => {
  it('take a string for a paragraph, and keep the order', () => {
    const things = list('Bring:', ['your letter', 'a pen']);
    expect(blocks(['One.', things, 'Two.'])).toEqual([paragraph('One.'), things, paragraph('Two.')]);
    expect(things).toEqual({
      type: 'paragraph_with_list',
      text: 'Bring:',
      list: { type: 'unordered', items: ['your letter', 'a pen'] },
    });
    expect(part('Next', ['One.'])).toEqual({ title: 'Next', blocks: [paragraph('One.')] });
  });

  it('make the sections inside a section its subsections', () => {
    const inner = section('inner', 'Inner', ['Below.']);
    expect(inner).not.toHaveProperty('subsections');
    expect(section('outer', 'Outer', ['Above.', inner])).toEqual({
      id: 'outer',
      title: 'Outer',
      blocks: [paragraph('Above.')],
      subsections: [inner],
    });
  });

  it('refuse a paragraph after a section of the same section, which would be read before it', () => {
    expect(() => section('outer', 'Outer', [section('inner', 'Inner', ['Below.']), 'After.'])).toThrow(/outer/);
  });

  it('read a row of a table from a line or from a list', () => {
    const rows = [
      ['Main', '800'],
      ['TTY', '711'],
    ];
    const expected = { type: 'table', caption: 'Lines', columns: ['Line', 'Number'], rows };
    expect(table('Lines', 'Line | Number', 'Main | 800', 'TTY | 711')).toEqual(expected);
    expect(table('Lines', ['Line', 'Number'], ...rows)).toEqual(expected);
  });

  it('refuse a row with a cell too few or too many', () => {
    expect(() => table('Lines', 'Line | Number', 'Main')).toThrow(
      '“Lines” has 2 columns, and a row has 1 cells: “Main”',
    );
  });

  it('give a field one line where nothing else is asked for', () => {
    expect(field('name', 'Name')).toEqual({ id: 'name', label: 'Name', lines: 1 });
    expect(field('ok', 'Agreed', { boxes: 1 })).toEqual({ id: 'ok', label: 'Agreed', boxes: 1 });
    expect(field('when', 'When', { choices: ['a', 'b'] })).toEqual({ id: 'when', label: 'When', choices: ['a', 'b'] });
  });

  it('link to the parts of a page by their ids', () => {
    expect(jumpNav({ hours: 'Hours' })).toEqual([{ id: 'hours-link', anchor: '#hours', label: 'Hours' }]);
  });
});
