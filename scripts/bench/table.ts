/** A cell of a table. */
export type Cell = string | number;

/** A Markdown table with numbers right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const align = head.map((_, index) => (typeof rows[0]?.[index] === 'number' ? '--:' : '---'));
  return [line(head), line(align), ...rows.map(line)].join('\n');
}
