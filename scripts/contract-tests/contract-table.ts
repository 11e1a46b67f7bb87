/** One line of the table: a rule of the contract and a test that fails when it is broken. */
export type ContractRow = { line: number; section: string; rule: string; file: string; title: string };

const head = /^\|\s*section\s*\|\s*rule\s*\|\s*test file\s*\|\s*test title\s*\|$/i;

/** The rows of every table `| section | rule | test file | test title |` in `markdown`. */
export function contractRows(markdown: string): ContractRow[] {
  const rows: ContractRow[] = [];
  let isInside = false;
  markdown.split('\n').forEach((text, index) => {
    if (head.test(text)) isInside = true;
    else if (!text.startsWith('|')) isInside = false;
    else if (isInside && !/^\|[\s|:-]+$/.test(text)) {
      const [section = '', rule = '', file = '', title = ''] = text
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      rows.push({ line: index + 1, section, rule, file: file.replaceAll('`', ''), title });
    }
  });
  return rows;
}
