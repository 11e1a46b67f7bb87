import type { DataTable as DataTableContent } from '@/content/types';
import { flag } from '@/lib/flag';
import { parseInline } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import { RichText } from './rich-text';
import styles from './data-table.module.css';

type DataTableProps = Omit<DataTableContent, 'type'> & {
  /** Whether the heading above says what the caption says, which then is for screen readers alone. */
  isTitled?: boolean;
};

/** A table whose rows become cards on narrow screens. Browsers keep its roles whatever its `display` (`tests/engines/tables.spec.ts`). */
export function DataTable({ caption, columns, rows, isTitled = false }: DataTableProps) {
  return (
    <div className={styles.frame} data-columns={columns.length} data-wide={flag(columns.length > 3)}>
      <table className={`${styles.table} figures`}>
        <caption className={isTitled ? 'visually-hidden' : undefined}>{typeset(caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head} data-phone={flag(isPhone(cells[0]))}>
              <th scope="row">
                <RichText text={head} />
              </th>
              {cells.map((cell, index) => (
                <td key={index} data-label={columns[index + 1]}>
                  <span>
                    <RichText text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the only marked part of a cell is a phone number. */
function isPhone(cell = '') {
  const [only, ...more] = parseInline(cell).filter(({ type }) => type !== 'text');
  return only?.type === 'link' && only.href.startsWith('tel:') && more.length === 0;
}
