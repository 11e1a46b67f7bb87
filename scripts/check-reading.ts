/** `npm run check:reading -- content/en/home.ts …`: the reading level of each file, and its hardest paragraphs. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { leaves } from '@/content-check/leaves';
import { countText, hardestFirst, readability } from '@/content-check/readability';
import type { Tree } from '@/content-check/tree';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { plainText } from '@/lib/text/inline-markup';

/** The number of paragraphs to print. */
const maxPrinted = 8;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run check:reading -- content/en/home.ts …');
  process.exitCode = 2;
}
for (const file of files) await printReadability(file);

async function printReadability(file: string): Promise<void> {
  const locale: CompleteLocale = /\bes\//.test(file) ? 'es' : 'en';
  const { score, name } = readability[locale];
  const module = (await import(pathToFileURL(resolve(file)).href)) as Tree;
  const prose = leaves(module, '').filter(({ role }) => role === 'prose');
  console.log(`\n${file}: ${name}`);
  for (const part of ['body', 'summary']) {
    const counts = countText(
      prose.filter(({ isSummary }) => isSummary === (part === 'summary')).map(({ text }) => text),
      locale,
    );
    const perWord = (counts.syllables / counts.words).toFixed(2);
    if (counts.words > 0)
      console.log(
        `  ${part}: ${score(counts).toFixed(1)}  (${counts.words} words in ${counts.sentences} sentences, ${perWord} syllables a word)`,
      );
  }
  const hardest = hardestFirst(prose, ({ text }) => text, locale).slice(0, maxPrinted);
  for (const { item, score: own } of hardest)
    console.log(`  ${own.toFixed(1).padStart(5)}  ${item.key.slice(1)}\n         ${plainText(item.text)}`);
}
