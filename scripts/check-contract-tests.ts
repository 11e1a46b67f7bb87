/** `npm run check:contract`: each rule of `docs/contract-tests.md` names a test that is there. Exit code 1 when one does not. */
import { existsSync, readFileSync } from 'node:fs';
import { contractRows } from './contract-tests/contract-table';
import { findGaps } from './contract-tests/find-gaps';

const table = 'docs/contract-tests.md';
const rows = contractRows(readFileSync(table, 'utf8'));
const gaps = findGaps(rows, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
console.log(
  gaps.length > 0
    ? gaps.map((gap) => `${table}: ${gap}`).join('\n')
    : `check:contract: ${rows.length} rows, each with its test.`,
);
process.exitCode = gaps.length > 0 ? 1 : 0;
