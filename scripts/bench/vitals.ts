import { medianVitals, runLighthouse, type Vitals } from './lighthouse';
import { variantNames, type VariantName } from './variants';

export type PageVitals = { path: string } & Record<VariantName, Vitals>;
export type PageScores = { path: string; scores: readonly number[] };
export type Origins = Readonly<Record<VariantName, string>>;

/** Medians of some pages on each variant, one after the other so that they meet the same machine. */
export function measureVitals(origins: Origins, paths: readonly string[], runs: number): PageVitals[] {
  return paths.map((path) => {
    console.log(`Lighthouse, ${runs} of each: ${path}`);
    const medians = variantNames.map((name) => [name, medianVitals(origins[name] + path, runs)] as const);
    return { path, ...(Object.fromEntries(medians) as Record<VariantName, Vitals>) };
  });
}

/** Scores of each page of the finished site, one run each. */
export function measureScores(origin: string, paths: readonly string[]): PageScores[] {
  return paths.map((path) => {
    console.log(`Lighthouse: ${path}`);
    return { path, scores: runLighthouse(origin + path).scores };
  });
}
