import { textOf } from './bar-chart';
import { chartsOf } from './charts';
import type { Results } from './results';
import { type Cell, table } from './table';
import { variantNames } from './variants';
import type { PageVitals } from './vitals';

/** The report as Markdown: first the figures with limits, then the measurements. `setting` names command, date and versions. */
export function report(results: Results, setting: readonly string[]): string {
  const { figures, finished, plain, floorHtml, clicks, navigation, vitals, scores, throughput } = results;
  const charts = chartsOf(results);
  /** The image of a chart with its text alternative. */
  const drawn = (file: keyof typeof charts) => {
    const chart = charts[file];
    return chart ? [`![${textOf(chart)}](benchmark/${file})`] : [];
  };
  const plainOf = (path: string) => plain.find((page) => page.path === path)?.afterIdle;
  return [
    '# Benchmark',
    'Written by `npm run bench`; do not edit. Bytes are of the bodies in brotli and exact, a kB is 1000 bytes. Times hold for one machine: compare them within this report only. The *floor* is the same page with every script removed, the *plain export* is what Next writes (`PLAIN_EXPORT=1`); all three are served by the same program.',
    setting.map((line) => `- ${line}`).join('\n'),
    '## Figures to reach',
    table(
      ['Figure', 'Target', 'Measured', ''],
      figures.map(({ name, target, measured, isReached }) => [
        name,
        target,
        measured,
        isReached ? 'reached' : '**missed**',
      ]),
    ),
    '## Bytes and requests of each page at 390 px',
    'Before intent, under data saver. CSS stands in the HTML. The last columns are what comes when the page is idle, and what the plain export fetches at once.',
    ...drawn('bytes.svg'),
    table(
      [
        'Page',
        'HTML',
        'HTML of the floor',
        'CSS in it',
        'Fonts',
        'Pictures',
        'Script',
        'Requests',
        'All',
        'Script when idle',
        'Requests then',
        'Plain: HTML',
        'Plain: script',
        'Plain: all',
        'Plain: requests',
      ],
      finished.map(({ path, beforeIntent: b, afterIdle }) => {
        const p = plainOf(path);
        return [
          path,
          b.html,
          floorHtml[path] ?? '',
          b.inlineCss,
          b.font,
          b.picture,
          b.script,
          b.requests,
          b.total,
          afterIdle.script,
          afterIdle.requests,
          p?.html ?? '',
          p?.script ?? '',
          p?.total ?? '',
          p?.requests ?? '',
        ];
      }),
    ),
    '## The first click',
    'ms until what it opens is on the screen; 390 px, 4x CPU, Slow 4G.',
    ...drawn('clicks.svg'),
    table(
      ['Control', 'Clicked at once', 'Clicked after idle fetch'],
      clicks.map(({ control, atOnce, afterIdle }) => [control, shown(atOnce), shown(afterIdle)]),
    ),
    '## From page to page',
    'ms from the click to the next page’s heading; 1440 px, Slow 4G.',
    table(
      ['After 8 s of rest and 150 ms of hover', 'To the other language, likewise', 'At once'],
      [[navigation.hovered, navigation.switched, navigation.cold]],
    ),
    'The same once the program runs, at 4x CPU.',
    table(
      ['Prefetched', 'Not prefetched', 'Full load of the floor'],
      [[navigation.prefetched, navigation.notPrefetched, navigation.fullLoad]],
    ),
    ...(throughput
      ? [
          '## Requests a second',
          'nginx with one worker on one core, asked by wrk from another: 50 connections, 10 s, brotli.',
          table(
            ['Page', 'Requests a second', 'Slowest of a hundred (p99)'],
            throughput.map(({ path, requestsPerSecond, p99 }) => [path, requestsPerSecond, p99]),
          ),
        ]
      : []),
    ...(vitals
      ? [
          '## Lighthouse against the floor and the plain export',
          'Mobile, by HTTP/2 and TLS; medians.',
          ...drawn('fcp.svg'),
          ...drawn('lcp.svg'),
          vitalsTable(vitals),
        ]
      : []),
    ...(scores
      ? [
          '## Lighthouse scores',
          'Mobile, by HTTP/2 and TLS. One run of each page; where that was below 100 anywhere, the medians of it and two more.',
          table(
            ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Runs'],
            scores.map((page) => [page.path, ...page.scores, page.runs]),
          ),
        ]
      : []),
  ].join('\n\n');
}

function vitalsTable(vitals: readonly PageVitals[]): string {
  return table(
    ['Page', 'Site', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'Runs'],
    vitals.flatMap((page) =>
      variantNames.map((name) => [
        page.path,
        name,
        Math.round(page[name].fcp),
        Math.round(page[name].lcp),
        Math.round(page[name].tbt),
        page[name].cls.toFixed(3),
        page[name].runs,
      ]),
    ),
  );
}

function shown(ms: number): Cell {
  return Number.isFinite(ms) ? Math.round(ms) : 'followed as a link';
}
