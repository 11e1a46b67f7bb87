import { expect, it } from 'vitest';
import { filterTexts, type TextsFilter } from '@/editor/browser/page/texts-filter';

const row = { en: 'Your debt', es: 'Su deuda', state: 'fresh', hasFindings: false, isUntranslated: false } as const;
const rows = [
  { ...row, key: 'home.title' },
  { ...row, key: 'home.lead', state: 'stale', es: 'Versión de prueba' } as const,
  { ...row, key: 'legal.terms-of-use.title', hasFindings: true },
  { ...row, key: 'legal.privacy-notice.title', state: 'unrecorded', isUntranslated: true } as const,
];
const left = (filter: Partial<TextsFilter>) =>
  filterTexts(rows, { search: '', show: 'all', chosen: new Set(), ...filter }).map(({ key }) => key);

it('keeps all texts in order without a filter', () => {
  expect(left({})).toEqual(rows.map(({ key }) => key));
});

it.each([
  ['accents and capitals', 'VERSION', ['home.lead']],
  ['the key', 'terms-of', ['legal.terms-of-use.title']],
  ['the English', 'your debt', rows.map(({ key }) => key)],
  ['nothing that is there', 'mortgage', []],
])('searches %s', (_, search, keys) => {
  expect(left({ search })).toEqual(keys);
});

it('filters by notice or page', () => {
  expect(left({ part: 'home' })).toEqual(['home.title', 'home.lead']);
  expect(left({ part: 'legal.privacy-notice' })).toEqual(['legal.privacy-notice.title']);
});

it.each([
  ['stale', ['home.lead']],
  ['unrecorded', ['legal.privacy-notice.title']],
  ['untranslated', ['legal.privacy-notice.title']],
  ['faulty', ['legal.terms-of-use.title']],
  ['hard', ['home.title']],
  ['changedSinceRelease', ['home.title']],
] as const)('shows what is %s', (show, keys) => {
  expect(left({ show, chosen: new Set(['home.title']) })).toEqual(keys);
});

it('combines all filters', () => {
  expect(left({ part: 'home', show: 'stale', search: 'prueba' })).toEqual(['home.lead']);
  expect(left({ part: 'home', show: 'faulty' })).toEqual([]);
});
