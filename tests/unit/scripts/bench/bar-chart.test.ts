// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type BarChart, barChart, textOf } from '@/scripts/bench/bar-chart';

const chart: BarChart = {
  title: 'Bytes & more',
  unit: 'kB',
  series: ['English', 'Español'],
  rows: [
    { label: '/a<b', values: [10, 20] },
    { label: '/c', values: [40, Number.POSITIVE_INFINITY] },
  ],
};
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const bars = (svg: string) =>
  [...parsed(svg).querySelectorAll('rect[class^="s"]')]
    .filter((rect) => Number(rect.getAttribute('y')) > 60)
    .map((rect) => Number(rect.getAttribute('width')));

test('a chart has a text description', () => {
  expect(textOf(chart)).toBe(
    'Bytes & more. English: from 10.0 kB (/a<b) to 40.0 kB (/c); Español: from 20.0 kB (/a<b) to 20.0 kB (/a<b).',
  );
  const root = parsed(barChart(chart));
  expect(root.querySelector('desc')?.textContent).toBe(textOf(chart));
  expect(root.querySelector('title')?.textContent).toBe('Bytes & more');
});

test('bars are proportional to their values, and an infinite value has none', () => {
  const [first = 0, second = 0, third = 0, ...more] = bars(barChart(chart));
  expect(more).toEqual([]);
  expect(second / first).toBeCloseTo(2, 1);
  expect(third / first).toBeCloseTo(4, 1);
});

test('a chart follows the light or dark color scheme', () => {
  expect(barChart(chart)).toContain('prefers-color-scheme: dark');
});
