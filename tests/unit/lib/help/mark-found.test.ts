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

it('highlights whole words, ignoring accents and case', () => {
  mark('deuda', 'situacion', '2');
  expect(marked()).toEqual(['situación', 'deuda', '2', 'Deuda']);
});

it('replaces earlier highlights, and clears them without words', () => {
  mark('deuda');
  mark('deudas');
  expect(marked()).toEqual(['deudas']);
  mark();
  expect(marked()).toEqual([]);
});

it('clears the highlights when the list was removed', () => {
  mark('deuda');
  markFound(null, new Set(['deuda']));
  expect(marked()).toEqual([]);
});

it('does nothing in a browser without the highlight API', () => {
  vi.stubGlobal('Highlight', undefined);
  mark('deuda');
  expect(marked()).toEqual([]);
});
