import { describe, expect, it } from 'vitest';
import { shareStyles, sheetsInOrder } from '@/adapter/share-styles';

const sizes: Record<string, number> = { base: 100, cards: 20, form: 30, legal: 5, chat: 8 };
const size = (sheet: string) => sizes[sheet] ?? 0;
/** The sheets of each page, by its name, after at most `most` styles are left. */
function shared(pages: Record<string, readonly string[]>, most: number) {
  const named = Object.entries(pages).map(([name, sheets]) => ({ name, sheets }));
  return Object.fromEntries(
    shareStyles(named, sheetsInOrder(named), most, size).flatMap(({ sheets, pages }) =>
      pages.map(({ name }) => [name, sheets.join(' ')]),
    ),
  );
}

describe('shareStyles', () => {
  it('keeps each page’s own stylesheets while there are few enough combinations', () => {
    const pages = { home: ['base', 'cards'], optout: ['base', 'form'], unsubscribe: ['base', 'form'] };
    expect(shared(pages, 2)).toEqual({ home: 'base cards', optout: 'base form', unsubscribe: 'base form' });
  });

  it('merges the lightest pages first', () => {
    const pages = {
      home: ['base', 'cards'],
      terms: ['base', 'legal'],
      chat: ['base', 'chat'],
      optout: ['base', 'form'],
    };
    expect(shared(pages, 3)).toEqual({
      home: 'base cards',
      terms: 'base legal chat',
      chat: 'base legal chat',
      optout: 'base form',
    });
    expect(shared(pages, 1).home).toBe('base cards legal chat form');
  });

  it('lets two pages grow rather than many', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`help-${index}`, ['base', 'legal']]));
    expect(shared({ ...many, home: ['base', 'cards'], optout: ['base', 'form'] }, 2)).toMatchObject({
      'help-0': 'base legal',
      home: 'base cards form',
      optout: 'base cards form',
    });
  });

  it('keeps heavy pages unchanged, even if many light pages grow a little', () => {
    const forms = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, ['base']]));
    expect(shared({ ...forms, terms: ['base', 'legal'], home: ['base', 'cards'] }, 2)).toMatchObject({
      a: 'base legal',
      e: 'base legal',
      terms: 'base legal',
      home: 'base cards',
    });
  });

  it('keeps the order in which pages link their stylesheets', () => {
    const pages = { one: ['base', 'form'], two: ['base', 'legal', 'form'], three: ['cards', 'legal'] };
    expect(shared(pages, 1).one).toBe('base cards legal form');
    expect(() => shared({ one: ['base', 'form'], two: ['form', 'base'] }, 2)).toThrow('in different orders: base form');
  });

  it('returns nothing for no pages', () => {
    expect(shareStyles([], [], 4, size)).toEqual([]);
  });
});
