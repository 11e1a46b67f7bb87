import { localizePath } from '@/lib/i18n/localize-path';
import { localeRecords, locales } from '@/lib/i18n/routing';
import { pagePaths } from '@/lib/pages/pages';
import type { BarChart } from './bar-chart';
import type { Results } from './results';
import { variantNames } from './variants';

/** The folder of the charts, beside the report. */
export const chartFolder = 'docs/benchmark';

/** The main figures as charts, by file name, without those of Lighthouse if it did not run. */
export function chartsOf({ finished, vitals, clicks }: Pick<Results, 'finished' | 'vitals' | 'clicks'>) {
  const kilobytes = (path: string) =>
    (finished.find((page) => page.path === path)?.beforeIntent.total ?? Number.NaN) / 1000;
  const againstFloor = (title: string, metric: 'fcp' | 'lcp'): BarChart => ({
    title,
    unit: 'ms',
    series: variantNames,
    rows: (vitals ?? []).map((page) => ({ label: page.path, values: variantNames.map((name) => page[name][metric]) })),
  });
  const charts: Record<string, BarChart> = {
    'bytes.svg': {
      title: 'Bytes of each page before the visitor does anything, at 390 px',
      unit: 'kB',
      series: locales.map((locale) => localeRecords[locale].name),
      rows: Object.values(pagePaths).map((path) => ({
        label: path,
        values: locales.map((locale) => kilobytes(localizePath(path, locale))),
      })),
    },
    'clicks.svg': {
      title: 'The first click: time until what it opens is on the screen, at 4x CPU and Slow 4G',
      unit: 'ms',
      series: ['clicked at once', 'after idle fetch'],
      rows: clicks.map(({ control, atOnce, afterIdle }) => ({ label: control, values: [atOnce, afterIdle] })),
    },
    ...(vitals && {
      'fcp.svg': againstFloor('First contentful paint', 'fcp'),
      'lcp.svg': againstFloor('Largest contentful paint', 'lcp'),
    }),
  };
  return charts;
}
