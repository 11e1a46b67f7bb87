/** `npm run check:contract`: prints each rule of `docs/contract.md` with its tests. Fails for a rule without a test or a test of no rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/files/files-in';
import { findGaps, readRules, readTags } from './check-contract/rules';

const rules = readRules(readFileSync('docs/contract.md', 'utf8'));
/** The test of this command has samples of tags, which prove no rule. */
const samples = 'unit/scripts/check-contract/';
const proven = filesIn('tests')
  .filter((file) => /\.(spec|test)\.tsx?$/.test(file) && !file.startsWith(samples))
  .flatMap((file) =>
    readTags(readFileSync(join('tests', file), 'utf8')).map(({ id, title }) => ({ id, title: `${file}: ${title}` })),
  );
for (const { id, text } of rules) {
  console.log(`${id} ${text}`);
  for (const test of proven) if (test.id === id) console.log(`    ${test.title}`);
}
const gaps = findGaps(rules, proven);
console.log(gaps.length > 0 ? `\n${gaps.join('\n')}` : `\ncheck:contract: ${rules.length} rules, each with a test.`);
process.exitCode = gaps.length > 0 ? 1 : 0;
