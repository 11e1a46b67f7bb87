import { byteBudgets, htmlRatio as maxHtmlRatio, programBudgets } from '../kit/byte-budgets';
import type { PageBytes } from './bytes';
import type { ClickTimes } from './clicks';
import { homePaths, promptPaths } from './measured-pages';
import type { NavigationTimes } from './navigation-times';
import { pageBudgets } from './page-budgets';
import type { PageVitals } from './vitals';

/** A measured figure that has a limit. */
export type Figure = { name: string; target: string; measured: string; isReached: boolean };

type Sizes = {
  htmlRatio: number;
  policy: number;
  onPhone: readonly PageBytes[];
  onDesktop: readonly PageBytes[];
  /** Addresses of the pages with a higher limit, in every language. */
  kinds: { marketing: readonly string[]; longest: readonly string[]; tools: readonly string[] };
};

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const atMost = (name: string, limit: number, value: number, show: (value: number) => string): Figure => ({
  name,
  target: `≤ ${show(limit)}`,
  measured: show(value),
  isReached: value <= limit,
});
const ratio = (value: number) => value.toFixed(3);
const ms = (value: number) => `${Math.round(value)} ms`;

/** Figures in bytes. The figure for a set of pages is that of its heaviest page. */
export function byteFigures({ htmlRatio, policy, onPhone, onDesktop, kinds }: Sizes): Figure[] {
  const heaviest = (pages: readonly PageBytes[], of: (page: PageBytes) => number) => Math.max(...pages.map(of));
  const among = (pages: readonly PageBytes[], paths: readonly string[]) =>
    pages.filter(({ path }) => paths.includes(path));
  const beforeIntent = (
    name: string,
    limit: number,
    pages: readonly PageBytes[],
    part: keyof PageBytes['beforeIntent'],
  ) =>
    atMost(
      name,
      limit,
      heaviest(pages, (page) => page.beforeIntent[part]),
      kB,
    );
  const program = (name: string, limit: number, pages: readonly PageBytes[]) =>
    atMost(
      name,
      limit,
      heaviest(pages, (page) => page.afterIdle.script),
      kB,
    );
  const withTool = among(onPhone, kinds.tools);
  const withoutTool = onPhone.filter(({ path }) => !kinds.tools.includes(path));
  const others = onPhone.filter(({ path }) => ![...kinds.marketing, ...kinds.longest].includes(path));
  return [
    atMost('HTML of all pages, against the floor', maxHtmlRatio, htmlRatio, ratio),
    atMost(
      'CSS of a page',
      byteBudgets.css,
      heaviest(onPhone, (page) => page.beforeIntent.inlineCss + page.beforeIntent.css),
      kB,
    ),
    beforeIntent('Script before intent under data saver', 0, onPhone, 'script'),
    beforeIntent('Fonts of a page', byteBudgets.font, onPhone, 'font'),
    program('Program fetched when idle', programBudgets.page, withoutTool),
    ...(withTool.length > 0 ? [program('Program of a page with a tool', programBudgets.tool, withTool)] : []),
    beforeIntent(
      'Home and marketing pages before intent at 390 px',
      pageBudgets.marketing,
      among(onPhone, kinds.marketing),
      'total',
    ),
    beforeIntent('Home before intent at 1440 px', pageBudgets.homeOnDesktop, onDesktop, 'total'),
    beforeIntent(
      'California notice and terms before intent',
      pageBudgets.longest,
      among(onPhone, kinds.longest),
      'total',
    ),
    beforeIntent('Any other page before intent', pageBudgets.text, others, 'total'),
    atMost('Security policy', 1000, policy, kB),
  ];
}

/** Figures in ms, each of the worst page: LCP of the home page and of the other pages that have a limit, and the rest relative to the floor. */
export function vitalFigures(vitals: readonly PageVitals[]): Figure[] {
  const worst = (of: (page: PageVitals) => number) => Math.max(...vitals.map(of));
  const slowest = (paths: readonly string[]) =>
    Math.max(...vitals.filter(({ path }) => paths.includes(path)).map(({ finished }) => finished.lcp));
  return [
    atMost('LCP of the home page', 1060, slowest(homePaths), ms),
    atMost('LCP of make-payment, privacy notice and terms', 1010, slowest(promptPaths), ms),
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

/** The lowest of all scores, which should be 100. */
export function scoreFigure(scores: readonly number[]): Figure {
  const lowest = Math.min(...scores);
  return {
    name: 'Lighthouse, all four scores',
    target: '100',
    measured: `${lowest} at least`,
    isReached: lowest === 100,
  };
}

/** The limits of first clicks, of navigations and of all interactions in a visit, in ms. */
export function responseFigures(clicks: readonly ClickTimes[], navigation: NavigationTimes, inp: number): Figure[] {
  return [
    ...clicks.flatMap(({ control, limits, ...times }) =>
      (['atOnce', 'afterIdle'] as const).flatMap((moment) => {
        const limit = limits[moment];
        const when = moment === 'atOnce' ? 'clicked at once' : 'clicked after idle fetch';
        return limit === undefined ? [] : atMost(`${control}, ${when}, 4x CPU`, limit, times[moment], ms);
      }),
    ),
    atMost('To another page after 8 s of rest and 150 ms of hover', 60, navigation.hovered, ms),
    atMost('To the other language, likewise', 200, navigation.switched, ms),
    atMost('To another page as soon as the first is there', 650, navigation.cold, ms),
    atMost('INP of a visit of ten pages, 4x CPU', 150, inp, ms),
  ];
}
