import type { DataTable as DataTableContent } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './data-table.module.css';
import { RichText } from './rich-text';

/**
 * A table whose rows become cards on narrow screens. The roles are written out because
 * a changed `display` takes them away: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function DataTable({ caption, columns, rows }: Omit<DataTableContent, 'type'>) {
  return (
    <div className={styles.frame} data-columns={columns.length}>
      <table className={styles.table} role="table">
        <caption>{typeset(caption)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([head = '', ...cells]) => (
            <tr key={head} role="row">
              <th role="rowheader" scope="row">
                <RichText text={head} />
              </th>
              {cells.map((cell, index) => (
                <td key={index} role="cell" data-label={columns[index + 1]}>
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
