import { type PerCompleteLocale, perCompleteLocale } from '../i18n/per-complete-locale';
import { type InlineNode, parseInline, type Rich, writeInline } from '../text/inline-markup';
import type { PairedRow } from './pair-rows';

/** Points the rows' links to parts of the same page at `page` if only `page` has that part (`/help/sued#free-help`). */
export function leadToPage(rows: readonly PairedRow[], page: string): readonly PairedRow[] {
  const ids = new Set(rows.flatMap((row) => (row.type === 'heading' && row.id ? [row.id] : [])));
  const leadNode = (node: InlineNode): InlineNode =>
    node.type === 'link' && node.href.startsWith('#') && !ids.has(node.href.slice(1))
      ? { ...node, href: `${page}${node.href}` }
      : node;
  const led = (text: Rich) => writeInline(parseInline(text).map(leadNode));
  const each = (texts: PerCompleteLocale<readonly Rich[]>) => perCompleteLocale((locale) => texts[locale].map(led));
  return rows.map((row) => {
    if (row.type === 'lines') return { ...row, lines: each(row.lines) };
    return row.type === 'cells' ? { ...row, cells: each(row.cells) } : row;
  });
}
