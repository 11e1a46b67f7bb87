import { medianVitals, runLighthouse, type Vitals } from './lighthouse';
import { variantNames, type VariantName } from './variants';

export type PageVitals = { path: string } & Record<VariantName, Vitals>;
export type PageScores = { path: string; scores: readonly number[] };
export type Origins = Readonly<Record<VariantName, string>>;

/** Medians of some pages on each variant, one after the other so that they meet the same machine. */
export async function measureVitals(origins: Origins, paths: readonly string[], runs: number): Promise<PageVitals[]> {
  const pages: PageVitals[] = [];
  for (const path of paths) {
    console.log(`Lighthouse, ${runs} of each: ${path}`);
    const medians = {} as Record<VariantName, Vitals>;
    for (const name of variantNames) medians[name] = await medianVitals(origins[name] + path, runs);
    pages.push({ path, ...medians });
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
