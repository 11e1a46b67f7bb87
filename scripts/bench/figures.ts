import type { PageBytes } from './bytes';
import type { ClickTimes } from './clicks';
import type { PageVitals } from './vitals';

/** One of the figures that the site is held to, as it was measured. */
export type Figure = { name: string; target: string; measured: string; reached: boolean };

type Sizes = {
  htmlRatio: number;
  policy: number;
  onPhone: readonly PageBytes[];
  onDesktop: readonly PageBytes[];
  legalPaths: readonly string[];
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const atMost = (name: string, limit: number, value: number, show: (value: number) => string): Figure => ({
  name,
  target: `≤ ${show(limit)}`,
  measured: show(value),
  reached: value <= limit,
});
const ratio = (value: number) => value.toFixed(3);
const ms = (value: number) => `${Math.round(value)} ms`;

/** Figures in bytes; those of a set of pages are of its heaviest. */
export function byteFigures({ htmlRatio, policy, onPhone, onDesktop, legalPaths }: Sizes): Figure[] {
  const heaviest = (pages: readonly PageBytes[], of: (page: PageBytes) => number) => Math.max(...pages.map(of));
  const homes = (pages: readonly PageBytes[]) => pages.filter(({ path }) => path === '/' || path === '/es');
  const legal = onPhone.filter(({ path }) => legalPaths.includes(path));
  return [
    atMost('HTML of all pages, against the floor', 1.1, htmlRatio, ratio),
    atMost(
      'HTML of the home page',
      14_000,
      heaviest(homes(onPhone), (page) => page.beforeIntent.html),
      kB,
    ),
    atMost(
      'CSS of a page',
      10_000,
      heaviest(onPhone, (page) => page.beforeIntent.inlineCss + page.beforeIntent.css),
      kB,
    ),
    atMost(
      'Script before intent under data saver',
      0,
      heaviest(onPhone, (page) => page.beforeIntent.script),
      kB,
    ),
    atMost(
      'Program fetched when idle',
      140_000,
      heaviest(onPhone, (page) => page.afterIdle.script),
      kB,
    ),
    atMost(
      'Home before intent at 390 px',
      120_000,
      heaviest(homes(onPhone), (page) => page.beforeIntent.total),
      kB,
    ),
    atMost(
      'Home before intent at 1440 px',
      140_000,
      heaviest(homes(onDesktop), (page) => page.beforeIntent.total),
      kB,
    ),
    atMost(
      'A legal page before intent',
      80_000,
      heaviest(legal, (page) => page.beforeIntent.total),
      kB,
    ),
    atMost('Security policy', 1000, policy, kB),
  ];
}

/** Figures in ms against the floor, of the page that is worst off. */
export function vitalFigures(vitals: readonly PageVitals[]): Figure[] {
  const worst = (of: (page: PageVitals) => number) => Math.max(...vitals.map(of));
  return [
    atMost(
      'FCP, against the floor',
      1.05,
      worst(({ finished, floor }) => finished.fcp / floor.fcp),
      ratio,
    ),
    atMost(
      'LCP, against the floor',
      1.05,
      worst(({ finished, floor }) => finished.lcp / floor.lcp),
      ratio,
    ),
    atMost(
      'TBT over the floor',
      10,
      worst(({ finished, floor }) => finished.tbt - floor.tbt),
      ms,
    ),
    atMost(
      'CLS',
      0,
      worst(({ finished }) => finished.cls),
      ratio,
    ),
  ];
}

/** The lowest of all scores, which is to be 100. */
export function scoreFigure(scores: readonly number[]): Figure {
  const lowest = Math.min(...scores);
  return {
    name: 'Lighthouse, all four scores',
    target: '100',
    measured: `${lowest} at least`,
    reached: lowest === 100,
  };
}

export function clickFigure(clicks: readonly ClickTimes[]): Figure {
  const menu = clicks.find(({ control }) => control === 'Menu');
  return atMost('Menu after idle fetch, 4x CPU', 200, menu?.afterIdle ?? Number.NaN, ms);
}
