import type { TextRow } from '@/editor/texts/all-texts';
import { bareText } from '@/lib/text/bare-text';
import { partOf } from '../part-of';

/** The choices of the filter above the table of all texts, in this order. */
export const textsShown = [
  'all',
  'stale',
  'untranslated',
  'hard',
  'changedSinceRelease',
  'unrecorded',
  'faulty',
] as const;

/** The most rows that the table shows: more would make typing into the search slow. */
export const maxShown = 300;

/** The state of the table's filters; `part` is absent for all pages, and `chosen` has the keys that the server found for a slow choice. */
export type TextsFilter = {
  search: string;
  part?: string;
  show: (typeof textsShown)[number];
  chosen: ReadonlySet<string>;
};

/** The rows that pass the filters. A search ignores accents and capitals, and looks at the key and both languages. */
export function filterTexts(rows: readonly TextRow[], { search, part, show, chosen }: TextsFilter): TextRow[] {
  const wanted = bareText(search);
  return rows.filter(
    (row) =>
      (part === undefined || partOf(row.key) === part) &&
      isShown(row, show, chosen) &&
      bareText(`${row.key} ${row.en} ${row.es}`).includes(wanted),
  );
}

function isShown(row: TextRow, show: TextsFilter['show'], chosen: ReadonlySet<string>): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'faulty':
      return row.hasFindings;
    case 'untranslated':
      return row.isUntranslated;
    case 'hard':
    case 'changedSinceRelease':
      return chosen.has(row.key);
    case 'unrecorded':
    case 'stale':
      return row.state === show;
  }
}
