import { medianVitals, runLighthouse, type Vitals } from './lighthouse';
import { variantNames, type VariantName } from './variants';

export type PageVitals = { path: string } & Record<VariantName, Vitals>;
export type PageScores = { path: string; scores: readonly number[] };
export type Origins = Readonly<Record<VariantName, string>>;

/** Medians of some pages on each variant. The variants take turns, run by run, so that an uneven machine is as uneven to each of them. */
export async function measureVitals(origins: Origins, paths: readonly string[], runs: number): Promise<PageVitals[]> {
  const pages: PageVitals[] = [];
  for (const path of paths) {
    console.log(`Lighthouse, ${runs} of each: ${path}`);
    const recorded: Record<VariantName, Vitals[]> = { floor: [], finished: [], plain: [] };
    for (let run = 0; run < runs; run++) {
      for (const name of variantNames) recorded[name].push(await runLighthouse(origins[name] + path));
    }
    pages.push({ path, floor: medianVitals(recorded.floor), finished: medianVitals(recorded.finished), plain: medianVitals(recorded.plain) });
  }
  return pages;
}

/** Scores of each page of the finished site, one run each. */
export async function measureScores(origin: string, paths: readonly string[]): Promise<PageScores[]> {
  const pages: PageScores[] = [];
  for (const path of paths) {
    console.log(`Lighthouse: ${path}`);
    pages.push({ path, scores: (await runLighthouse(origin + path)).scores });
  }
  return pages;
}
