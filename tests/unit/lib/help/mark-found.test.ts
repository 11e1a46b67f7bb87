// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { markFound } from '@/lib/help/mark-found';

/** What the browser marks, by the name of the highlight. */
const highlights = new Map<string, readonly Range[]>();

beforeEach(() => {
  highlights.clear();
  // jsdom has no highlights.
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', function (...ranges: Range[]) {
    return ranges;
  });
  document.body.innerHTML = '<ul><li>Tu <b>situación</b>: una deuda, 2 deudas</li><li>Deuda</li></ul><p>deuda</p>';
});

const mark = (...words: string[]) => markFound(document.querySelector('ul'), new Set(words));
const marked = () => [...highlights.values()].flat().map(String);

it('marks whole words of the list, without regard to accents and capitals', () => {
  mark('deuda', 'situacion', '2');
  expect(marked()).toEqual(['situación', 'deuda', '2', 'Deuda']);
});

it('takes the marks of before away, and all of them without words', () => {
  mark('deuda');
  mark('deudas');
  expect(marked()).toEqual(['deudas']);
  mark();
  expect(marked()).toEqual([]);
});

it('takes the marks away where the list is gone', () => {
  mark('deuda');
  markFound(null, new Set(['deuda']));
  expect(marked()).toEqual([]);
});

it('does nothing in a browser without highlights', () => {
  vi.stubGlobal('Highlight', undefined);
  mark('deuda');
  expect(marked()).toEqual([]);
});
