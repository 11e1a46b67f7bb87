import { medianScores, type MedianVitals, medianVitals, runLighthouse, type Vitals } from './lighthouse';
import { type VariantName, variantNames } from './variants';

export type PageVitals = { path: string } & Record<VariantName, MedianVitals>;
/** `runs` is the number of runs of which the scores are medians. */
export type PageScores = { path: string; scores: readonly number[]; runs: number };
export type Origins = Readonly<Record<VariantName, string>>;

/**
 * Medians of some pages on each variant, in the browser that listens on `port`. The variants alternate run by run, so that fluctuations of the
 * machine affect all of them alike; the plain export, which has no limits, gets at most three of the `runs`.
 */
export async function measureVitals(
  origins: Origins,
  paths: readonly string[],
  runs: number,
  port: number,
): Promise<PageVitals[]> {
  const pages: PageVitals[] = [];
  for (const path of paths) {
    console.log(`Lighthouse, ${runs} of each: ${path}`);
    const recorded: Record<VariantName, Vitals[]> = { floor: [], finished: [], plain: [] };
    for (let run = 0; run < runs; run++) {
      for (const name of variantNames) {
        if (name !== 'plain' || run < 3) recorded[name].push(await runLighthouse(origins[name] + path, port));
      }
    }
    pages.push({
      path,
      floor: medianVitals(recorded.floor),
      finished: medianVitals(recorded.finished),
      plain: medianVitals(recorded.plain),
    });
  }
  return pages;
}

/** Scores of each page of the finished site: one run each, or the medians of three if any score is below 100. The browser listens on `port`. */
export async function measureScores(origin: string, paths: readonly string[], port: number): Promise<PageScores[]> {
  const pages: PageScores[] = [];
  for (const path of paths) {
    console.log(`Lighthouse: ${path}`);
    const scoresOfOneRun = async () => (await runLighthouse(origin + path, port)).scores;
    const first = await scoresOfOneRun();
    const runs = first.every((score) => score === 100)
      ? [first]
      : [first, await scoresOfOneRun(), await scoresOfOneRun()];
    pages.push({ path, scores: medianScores(runs), runs: runs.length });
  }
  return pages;
}
