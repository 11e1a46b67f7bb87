/**
 * `npm run bench:build`: how time and memory of a build grow with the pages; prints the report and writes `docs/benchmark-build.md`.
 * In a throw-away copy with copies of the terms of use, it builds the site's own pages, 400 pages and 4,000 pages (`-- 100 200` sets other numbers):
 * each time Next alone, the whole build from nothing, and the whole build again with nothing changed.
 */
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@/lib/i18n/routing';
import { htmlFilesIn } from '@/scripts/kit/site-files';
import { exitOnSignals, startProcess } from '@/scripts/kit/start-process.mjs';
import { throwAwayCopy } from '@/scripts/kit/throw-away-copy';
import { allPaths } from './bench/measured-pages';
import { settingOf } from './bench/setting';
import { table } from './bench/table';

const ownPages = allPaths.length;
const wanted = process.argv.slice(2).map(pageCount);
const pageCounts = wanted.length > 0 ? wanted : [ownPages, 400, 4000];

const { folder: copy, remove } = throwAwayCopy('bench-build');
process.on('exit', remove);
exitOnSignals();

const rows: Row[] = [];
for (const pages of pageCounts) rows.push(await measure(pages));
const text = report(rows);
console.log(text);
writeFileSync('docs/benchmark-build.md', `${text}\n`);

/** Reads a number of pages; exits with a one-line message if it is none, or below that of the site itself. */
function pageCount(typed: string): number {
  if (Number(typed) >= ownPages) return Number(typed);
  console.error(`"${typed}" is no number of pages to build: the site itself has ${ownPages}.`);
  process.exit(2);
}

/** `seconds` for Next without the adapter, for the whole build and for the same build again; `memory` is the peak of the whole build, in MB. */
type Row = { pages: number; files: number; seconds: Record<'next' | 'whole' | 'again', number>; memory: number };

async function measure(pages: number): Promise<Row> {
  const folder = join(copy, 'app/[locale]/copies/[copy]');
  rmSync(join(copy, 'app/[locale]/copies'), { recursive: true, force: true });
  if (pages > ownPages) {
    mkdirSync(folder, { recursive: true });
    copyFileSync('scripts/bench-build/page.tsx', join(folder, 'page.tsx'));
  }
  // The copy has no git: without a commit and its date, each build differs from the one before.
  const env = {
    ...process.env,
    COPIES: String((pages - ownPages) / locales.length),
    COMMIT: '0000000',
    SOURCE_DATE_EPOCH: '0',
  };
  console.log(`Building ${pages} pages …`);
  const adapter = join(copy, 'adapter/index.mjs');
  const finish = readFileSync(adapter, 'utf8');
  writeFileSync(adapter, "export default { name: 'next-alone' };\n");
  const next = await build('from nothing', env);
  writeFileSync(adapter, finish);
  const whole = await build('from nothing', env);
  const again = await build('again', env);
  const seconds = { next: next.seconds, whole: whole.seconds, again: again.seconds };
  return { pages, files: htmlFilesIn(join(copy, 'out')).length, seconds, memory: whole.memory };
}

/** Builds in the copy, and returns the time and the peak memory in MB. */
async function build(
  how: 'from nothing' | 'again',
  env: NodeJS.ProcessEnv,
): Promise<{ seconds: number; memory: number }> {
  rmSync(join(copy, 'out'), { recursive: true, force: true });
  if (how === 'from nothing') rmSync(join(copy, '.next'), { recursive: true, force: true });
  const started = performance.now();
  const next = startProcess(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, highestMemory(next.pid))), 200);
  const [status] = await once(next, 'exit');
  clearInterval(watch);
  if (status !== 0) throw new Error(`The build ended with status ${status}`);
  return { seconds: (performance.now() - started) / 1000, memory };
}

/** The most memory that a running process has had so far, in MB, as Linux reports it; 0 once the process has ended. */
function highestMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

function report(rows: readonly Row[]): string {
  const command = ['npm run bench:build', ...(wanted.length > 0 ? ['--', ...wanted] : [])].join(' ');
  const times = rows.map(({ seconds }) => seconds);
  return [
    '# How a build grows with the pages',
    'Written by `npm run bench:build`; do not edit. The pages that are added have the text of the terms of use, the longest page of the site. "Next alone" is the same build without the adapter, "again" one after which nothing changed; both others start from nothing.',
    settingOf(command)
      .map((line) => `- ${line}`)
      .join('\n'),
    table(
      ['Pages', 'HTML files', 'Next alone, s', 'Whole build, s', 'Again, s', 'Memory of the whole build, MB'],
      rows.map(({ pages, files, seconds, memory }) => [
        pages,
        files,
        ...[seconds.next, seconds.whole, seconds.again].map((value) => value.toFixed(1)),
        memory.toFixed(0),
      ]),
    ),
    'Each page more takes, in ms:',
    table(
      ['From … to … pages', 'Next alone', 'Whole build', 'The adapter', 'Again'],
      rows.slice(1).map(({ pages }, index) => {
        const each = (of: (time: Row['seconds']) => number) =>
          ((of(times[index + 1]!) - of(times[index]!)) * 1000) / (pages - rows[index]!.pages);
        return [
          `${rows[index]!.pages} to ${pages}`,
          ...[each((t) => t.next), each((t) => t.whole), each((t) => t.whole - t.next), each((t) => t.again)].map(
            (ms) => ms.toFixed(1),
          ),
        ];
      }),
    ),
  ].join('\n\n');
}
