import type { ContractRow } from './contract-table';
import { hasTitle, testTitles, type TestTitles } from './test-titles';

/** Sections of the contract. */
export const contractSections = [...'ABCDEFGHIJ'];

/** What is wrong with the table, a line each; `read` gives a file's text, or nothing when there is no such file. */
export function findGaps(rows: readonly ContractRow[], read: (file: string) => string | undefined): string[] {
  const titles = new Map<string, TestTitles | undefined>();
  const titlesOf = (file: string) => {
    if (!titles.has(file)) {
      const source = read(file);
      titles.set(file, source === undefined ? undefined : testTitles(source, file));
    }
    return titles.get(file);
  };
  const seen = new Map<string, number>();
  const gaps = contractSections
    .filter((section) => !rows.some((row) => row.section === section))
    .map((section) => `section ${section} has no row`);
  for (const { line, section, rule, file, title } of rows) {
    const tell = (fault: string) => gaps.push(`line ${line}: ${fault}`);
    if (!contractSections.includes(section)) tell(`"${section}" is no section of the contract`);
    if (!rule || !file || !title) tell('a cell is empty');
    const key = [section, rule, file, title].join('|');
    if (seen.has(key)) tell(`the same row as line ${seen.get(key)}`);
    seen.set(key, line);
    const known = titlesOf(file);
    if (!known) tell(`there is no file ${file}`);
    else if (!hasTitle(known, title)) tell(`${file} has no test "${title}"`);
  }
  return gaps;
}
