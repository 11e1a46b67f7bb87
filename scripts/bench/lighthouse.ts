import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './median';

/** Fetched by npx: as a dependency it would break `npm ci`, because its third-party-web is not in the lock file of every platform. */
export const lighthouseVersion = '12.8.2';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Numbers in ms; CLS has no unit. */
export type Vitals = { fcp: number; lcp: number; tbt: number; cls: number };
export type MedianVitals = Vitals & { runs: number };
export type LighthouseRun = Vitals & { scores: number[] };

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Runs Lighthouse with its defaults (a phone, Slow 4G, 4x CPU) in the browser on `port`. Throws after five runs without a recording. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt++) {
    try {
      return figuresOf(await lighthouse(url, port));
    } catch (error) {
      // Sometimes it misses the start of the page: https://github.com/GoogleChrome/lighthouse/issues/2394
      if (attempt === 5) throw new Error(`Lighthouse recorded nothing of ${url}`, { cause: error });
    }
  }
}

/** The JSON output of Lighthouse; throws if it fails. It runs asynchronously, so that this process's servers keep answering. */
async function lighthouse(url: string, port: number): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${lighthouseVersion}`,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join()}`,
      `--port=${port}`,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return stdout;
}

function figuresOf(json: string): LighthouseRun {
  const { categories: scored, audits } = JSON.parse(json) as Report;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((scored[category]?.score ?? Number.NaN) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

/** The median of each figure over several runs of one page, and the number of runs. */
export function medianVitals(runs: readonly Vitals[]): MedianVitals {
  const of = (name: keyof Vitals) => median(runs.map((run) => run[name]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), runs: runs.length };
}

/** The median of each score over several runs of one page. */
export function medianScores(runs: readonly (readonly number[])[]): number[] {
  return categories.map((_, category) => median(runs.map((scores) => scores[category] ?? Number.NaN)));
}
