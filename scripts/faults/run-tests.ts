import { spawnSync } from 'node:child_process';
import { isOnSite, type Fault } from './fault';

/** `broken` is a run that did not get as far as a verdict. */
export type Verdict = { outcome: 'red' | 'green' | 'broken'; seconds: number; output: string };

type Ending = { code: number | null; stdout: string; output: string };

/** Builds the site of the project in `folder`; gives what was printed when it fails. */
export function build(folder: string): string | undefined {
  const { code, output } = run(folder, 'next', ['build']);
  return code === 0 ? undefined : output;
}

/** Runs the tests of the given faults in `folder`, on the built site where they ask for it. */
export function runTests(folder: string, faults: readonly Fault[]): Verdict {
  const started = performance.now();
  const verdicts = [
    ...verdictOf(
      faults.filter((fault) => !isOnSite(fault)),
      (files) => run(folder, 'vitest', ['run', '--reporter=json', ...files]),
      failedUnitTests,
    ),
    ...verdictOf(
      faults.filter(isOnSite),
      (files, title) =>
        run(folder, 'playwright', [
          'test',
          '--reporter=json',
          '--max-failures=1',
          ...(title ? ['--grep', title] : []),
          ...files,
        ]),
      failedSiteTests,
    ),
  ];
  const outcome =
    (['broken', 'red'] as const).find((each) => verdicts.some((verdict) => verdict.outcome === each)) ?? 'green';
  return {
    outcome,
    seconds: (performance.now() - started) / 1000,
    output: verdicts.map(({ output }) => output).join('\n'),
  };
}

function verdictOf(
  faults: readonly Fault[],
  runFiles: (files: string[], title: string) => Ending,
  failed: (report: string) => number,
): Omit<Verdict, 'seconds'>[] {
  if (faults.length === 0) return [];
  const titles = faults.map(({ title }) => title?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.*');
  const { code, stdout, output } = runFiles(
    [...new Set(faults.map(({ test }) => test))],
    [...new Set(titles)].join('|'),
  );
  if (code === 0) return [{ outcome: 'green', output }];
  return [{ outcome: failed(stdout) > 0 ? 'red' : 'broken', output }];
}

/** How many tests a report in JSON calls failed; none when there is no report. */
function failedUnitTests(report: string): number {
  return (parse(report) as { numFailedTests?: number }).numFailedTests ?? 0;
}

function failedSiteTests(report: string): number {
  return (parse(report) as { stats?: { unexpected?: number } }).stats?.unexpected ?? 0;
}

function parse(report: string): unknown {
  try {
    return JSON.parse(report.slice(report.indexOf('{'))) ?? {};
  } catch {
    return {};
  }
}

function run(folder: string, program: string, args: readonly string[]): Ending {
  const env = { ...process.env, NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { code: status, stdout, output: `${stdout}\n${stderr}` };
}
