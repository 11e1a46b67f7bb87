import { type PerCompleteLocale, perCompleteLocale } from '../i18n/per-complete-locale';
import type { DocumentBlock, PrintableForm } from '../text/blocks';
import type { Rich } from '../text/inline-markup';

/** A part of a page with its heading and id. A part without a title follows the page's own title. */
export type PairedSection = {
  id?: string;
  title?: string;
  blocks: readonly DocumentBlock[];
  subsections?: readonly PairedSection[];
};

/** A row of both languages: a heading, lines of text (with bullets if `isList`), or a row of a table with its column headings. */
export type PairedRow =
  | { type: 'heading'; level: 2 | 3; id?: string; text: PerCompleteLocale<string> }
  | { type: 'lines'; isList: boolean; lines: PerCompleteLocale<readonly Rich[]> }
  | { type: 'cells'; columns: PerCompleteLocale<readonly string[]>; cells: PerCompleteLocale<readonly Rich[]> };

/**
 * Pairs the sections of a page in both languages, block by block and tables row by row. Throws if the two differ in structure; the message
 * names the place.
 */
export function pairRows(
  sections: PerCompleteLocale<readonly PairedSection[]>,
  level: 2 | 3 = 2,
  at = '',
): readonly PairedRow[] {
  return inStep(sections, at || 'the page').flatMap((section) => {
    const place = [at, section.en.id ?? section.en.title].filter(Boolean).join(' › ') || 'the page';
    if (section.en.id !== section.es.id) throw new Error(`${place}: the translation has the id ${section.es.id}`);
    const id = section.en.id;
    const text = perCompleteLocale((locale) => section[locale].title ?? '');
    return [
      ...(text.en ? [{ type: 'heading', level, text, ...(id && { id }) } as const] : []),
      ...inStep(
        perCompleteLocale((locale) => section[locale].blocks),
        place,
      ).flatMap((block) => rowsOf(block, place)),
      ...pairRows(
        perCompleteLocale((locale) => section[locale].subsections ?? []),
        3,
        place,
      ),
    ];
  });
}

function rowsOf({ en, es }: PerCompleteLocale<DocumentBlock>, place: string): readonly PairedRow[] {
  if (en.type === 'paragraph' && es.type === 'paragraph') return [lines({ en: [en.text], es: [es.text] })];
  if (en.type === 'paragraph_with_list' && es.type === 'paragraph_with_list')
    return [
      lines({ en: [en.text], es: [es.text] }),
      ...inStep({ en: en.list.items, es: es.list.items }, place).map((item) =>
        bullets(perCompleteLocale((locale) => [item[locale]])),
      ),
    ];
  if (en.type === 'table' && es.type === 'table')
    return [
      lines({ en: [en.caption], es: [es.caption] }),
      ...inStep({ en: en.rows, es: es.rows }, place).map((cells) => ({
        type: 'cells' as const,
        columns: { en: en.columns, es: es.columns },
        cells,
      })),
    ];
  if (en.type === 'printable_form' && es.type === 'printable_form')
    return [
      lines({ en: [en.title, en.note], es: [es.title, es.note] }),
      ...inStep({ en: en.fields, es: es.fields }, place).map((field) =>
        bullets(perCompleteLocale((locale) => wordsOfField(field[locale]))),
      ),
    ];
  throw new Error(`${place}: ${en.type} is paired with ${es.type}`);
}

const wordsOfField = ({ label, hint, choices = [] }: PrintableForm['fields'][number]) => [
  label,
  ...(hint ? [hint] : []),
  ...choices,
];

const lines = (texts: PerCompleteLocale<readonly Rich[]>): PairedRow => ({
  type: 'lines',
  isList: false,
  lines: texts,
});

const bullets = (texts: PerCompleteLocale<readonly Rich[]>): PairedRow => ({
  type: 'lines',
  isList: true,
  lines: texts,
});

/** Zips two lists of the same length; throws if the lengths differ. */
function inStep<T>({ en, es }: PerCompleteLocale<readonly T[]>, place: string): readonly PerCompleteLocale<T>[] {
  if (en.length !== es.length) throw new Error(`${place}: ${en.length} parts, but the translation has ${es.length}`);
  return en.map((one, index) => ({ en: one, es: es[index]! }));
}
