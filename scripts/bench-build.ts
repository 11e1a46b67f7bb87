/**
 * `npm run bench:build`: how the time of a build grows with the pages. In a throw-away copy of the project, to which
 * copies of the terms of use are added, `next build` runs for its own pages, 400 and 4,000. Prints the report and writes
 * `docs/benchmark-build.md`; `-- 40 80` takes these numbers of pages.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPaths } from './bench/pages';
import { table } from './bench/report';
import { settingOf } from './bench/setting';
import { htmlFilesIn } from '@/tests/kit/site-files';
import { throwAwayCopy } from './throw-away-copy';

const wanted = process.argv.slice(2).map(Number);
const ownPages = allPaths.length;
const pageCounts = wanted.length > 0 ? wanted : [ownPages, 400, 4000];

/** A route of its own beside the site's: as many pages in each language as are missing, each with the text of the terms of use. */
const route = (perLanguage: number) => `
import { LegalDocument } from '@/components/sections/legal-document';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { currentLocale } from '@/lib/i18n/current-locale';

export const dynamicParams = false;
export const generateStaticParams = () => Array.from({ length: ${perLanguage} }, (_, index) => ({ copy: String(index) }));

export default async function Copy() {
  return <LegalDocument document={contentIn(await currentLocale())['terms-of-use']} notice={notices['terms-of-use']} />;
}
`;

const { folder: copy, remove } = throwAwayCopy('bench-build');
try {
  const rows = pageCounts.map(measure);
  const text = report(rows);
  console.log(text);
  writeFileSync('docs/benchmark-build.md', `${text}\n`);
} finally {
  remove();
}

type Row = readonly [pages: number, files: number, seconds: number];

function measure(pages: number): Row {
  const folder = join(copy, 'app/[locale]/copies/[copy]');
  rmSync(join(copy, 'app/[locale]/copies'), { recursive: true, force: true });
  rmSync(join(copy, '.next'), { recursive: true, force: true });
  rmSync(join(copy, 'out'), { recursive: true, force: true });
  if (pages > ownPages) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page.tsx'), route((pages - ownPages) / 2));
  }
  console.log(`Building ${pages} pages …`);
  const started = performance.now();
  execFileSync('npx', ['next', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return [pages, htmlFilesIn(join(copy, 'out')).length, (performance.now() - started) / 1000];
}

function report(rows: readonly Row[]): string {
  const command = ['npm run bench:build', ...(wanted.length > 0 ? ['--', ...wanted] : [])].join(' ');
  return [
    '# How the time of a build grows',
    'Written by `npm run bench:build`; do not edit. The pages that are added have the text of the terms of use, the longest page of the site. Each build starts from nothing.',
    settingOf(command)
      .map((line) => `- ${line}`)
      .join('\n'),
    table(
      ['Pages', 'HTML files', 'Seconds', 'ms for each page more'],
      rows.map(([pages, files, seconds], index) => [pages, files, seconds.toFixed(1), growth(rows, index)]),
    ),
  ].join('\n\n');
}

function growth(rows: readonly Row[], index: number): string {
  const [row, before] = [rows[index], rows[index - 1]];
  return row && before ? (((row[2] - before[2]) * 1000) / (row[0] - before[0])).toFixed(1) : '';
}
