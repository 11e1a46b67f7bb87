import { describe, expect, it } from 'vitest';
import { contentIn } from '@/content';
import { type PairedLabels, pairedSections } from '@/content/paired-pages';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { pairedNames } from '@/lib/pages/pages';
import { type PairedRow, type PairedSection, pairRows } from '@/lib/pairs/pair-rows';

const labels: PairedLabels = {
  summary: 'In short',
  changes: 'Changes',
  version: (version) => `Version ${version}`,
  part: (name) => name,
  promises: 'Promises',
  limits: 'Limits',
  general: 'No advice',
  generalHub: 'Nor here',
};
const sectionsOf = (name: (typeof pairedNames)[number], locale: CompleteLocale) =>
  pairedSections(name, contentIn(locale), labels);
const bothOf = (name: (typeof pairedNames)[number]) => ({ en: sectionsOf(name, 'en'), es: sectionsOf(name, 'es') });

/** All words of a column, in their order. */
const textOf = (rows: readonly PairedRow[], locale: CompleteLocale): readonly string[] =>
  rows.flatMap((row) => {
    if (row.type === 'heading') return [row.text[locale]];
    return row.type === 'lines' ? row.lines[locale] : row.cells[locale];
  });

/** All words of sections, found without knowing what blocks there are. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !['id', 'type', 'columns', 'boxes', 'lines'].includes(key))
    .flatMap(([, part]) => wordsIn(part));
}

describe('a bilingual page', () => {
  it.each(pairedNames)('%s: each column has the full text of its page, in the same order [pairs-1]', (name) => {
    const rows = pairRows(bothOf(name));
    for (const locale of completeLocales) expect(textOf(rows, locale)).toEqual(wordsIn(sectionsOf(name, locale)));
  });

  it.each(pairedNames)('%s: sections keep their ids, each once [pairs-1]', (name) => {
    const ids = pairRows(bothOf(name)).flatMap((row) => (row.type === 'heading' && row.id ? [row.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const idsIn = (sections: readonly PairedSection[]): readonly string[] =>
      sections.flatMap(({ id, subsections = [] }) => [...(id ? [id] : []), ...idsIn(subsections)]);
    expect(ids).toEqual(idsIn(sectionsOf(name, 'es')));
  });

  const part = (blocks: PairedSection['blocks'], id = 'hours') => [{ id, title: 'Hours', blocks }];
  const line = { type: 'paragraph', text: 'Monday' } as const;

  it('pairs a table row by row, each cell under its column header [pairs-2]', () => {
    const table = (caption: string) => ({
      type: 'table' as const,
      caption,
      columns: [`${caption} a`, `${caption} b`],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    });
    expect(pairRows({ en: part([table('Days')]), es: part([table('Días')]) }).slice(1)).toEqual([
      { type: 'lines', isList: false, lines: { en: ['Days'], es: ['Días'] } },
      ...[
        ['1', '2'],
        ['3', '4'],
      ].map((cells) => ({
        type: 'cells',
        columns: { en: ['Days a', 'Days b'], es: ['Días a', 'Días b'] },
        cells: { en: cells, es: cells },
      })),
    ]);
  });

  const item = { type: 'unordered', items: ['9 to 5'] } as const;
  const kinds = [
    line,
    { type: 'paragraph_with_list', text: 'Open', list: item },
    { type: 'table', caption: 'Days', columns: [], rows: [] },
    { type: 'printable_form', title: 'Ask', note: 'By mail', fields: [{ id: 'name', label: 'Name' }] },
  ] as const;
  it.each(kinds.flatMap((en) => kinds.map((es) => [en.type, es.type, en, es] as const)).filter(([a, b]) => a !== b))(
    'throws when %s is paired with %s',
    (english, spanish, en, es) => {
      expect(() => pairRows({ en: part([en]), es: part([es]) })).toThrow(`hours: ${english} is paired with ${spanish}`);
    },
  );

  it('marks items and fields as list lines', () => {
    const row = (isList: boolean, ...texts: string[]) => ({ type: 'lines', isList, lines: { en: texts, es: texts } });
    const [, list, , form] = kinds;
    expect(pairRows({ en: part([list, form]), es: part([list, form]) }).slice(1)).toEqual([
      row(false, 'Open'),
      row(true, '9 to 5'),
      row(false, 'Ask', 'By mail'),
      row(true, 'Name'),
    ]);
  });

  it('names the subsection that differs', () => {
    const nested = (blocks: PairedSection['blocks']) => [{ id: 'office', blocks: [], subsections: part(blocks) }];
    expect(() => pairRows({ en: nested([line]), es: nested([]) })).toThrow(/^office › hours: 1 parts/);
    const untitled = (blocks: PairedSection['blocks']) => [{ blocks }];
    expect(() => pairRows({ en: untitled([line]), es: untitled([]) })).toThrow(/^the page: 1 parts/);
  });

  it.each([
    ['a missing block', part([line]), part([]), 'hours: 1 parts, but the translation has 0'],
    ['a missing part', part([]), [], 'the page: 1 parts, but the translation has 0'],
    ['another id', part([]), part([], 'horario'), 'hours: the translation has the id horario'],
    [
      'another kind of block',
      part([line]),
      part([{ type: 'paragraph_with_list', text: 'a', list: { type: 'unordered', items: [] } }]),
      'hours: paragraph is paired with paragraph_with_list',
    ],
  ])('throws at %s, and names the section', (_, en, es, message) => {
    expect(() => pairRows({ en, es })).toThrow(message);
  });
});
