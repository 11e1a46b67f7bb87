import { escapeHtml } from '@/lib/text/entities';

/** Rows of bars, with one bar per series in each row. A value that is not finite has no bar and no label. */
export type BarChart = {
  title: string;
  /** The unit after each number, such as `kB`. */
  unit: string;
  series: readonly string[];
  rows: readonly { label: string; values: readonly number[] }[];
};

const width = 880;
const labelWidth = 300;
const valueWidth = 90;
const barHeight = 11;
const rowGap = 9;
const head = 64;
const maxBarWidth = width - labelWidth - valueWidth;

/** One color per series, with a contrast of at least 3:1 to its background, in light and dark. */
const style = `
  text { font: 13px system-ui, sans-serif; fill: #1b2433 }
  .title { font-weight: 600; font-size: 15px }
  .value { font-size: 11px; font-variant-numeric: tabular-nums }
  .ground { fill: #fff }
  .s0 { fill: #7a5c1e } .s1 { fill: #2f5d8a } .s2 { fill: #6b7280 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8eaee }
    .ground { fill: #0d1117 }
    .s0 { fill: #d9b25f } .s1 { fill: #7fb2e5 } .s2 { fill: #9aa3af }
  }`;

/** The chart as an SVG document that follows the reader's light or dark setting. `textOf` gives its text alternative. */
export function barChart(chart: BarChart): string {
  const { title, series, rows } = chart;
  const rowHeight = series.length * barHeight + rowGap;
  const height = head + rows.length * rowHeight + rowGap;
  const max = Math.max(...rows.flatMap(({ values }) => values.filter(Number.isFinite)), 1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<desc id="description">${escapeHtml(textOf(chart))}</desc>`,
    `<style>${style}\n</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<text class="title" x="16" y="26">${escapeHtml(title)}</text>`,
    ...series.map((name, index) => legend(name, index)),
    ...rows.flatMap(({ label, values }, row) => {
      const top = head + row * rowHeight;
      return [
        `<text x="16" y="${top + rowHeight / 2 - 1}">${escapeHtml(label)}</text>`,
        ...values.map((value, index) => bar(value, index, top, value / max, chart.unit)),
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}

function legend(name: string, index: number): string {
  const x = labelWidth + index * 170;
  return `<rect class="s${index}" x="${x}" y="38" width="12" height="12"/><text class="value" x="${x + 18}" y="48">${escapeHtml(name)}</text>`;
}

function bar(value: number, index: number, top: number, share: number, unit: string): string {
  if (!Number.isFinite(value)) return '';
  const y = top + index * barHeight;
  const length = Math.max(1, Math.round(share * maxBarWidth));
  return `<rect class="s${index}" x="${labelWidth}" y="${y}" width="${length}" height="${barHeight - 2}"/><text class="value" x="${labelWidth + length + 6}" y="${y + 9}">${written(value)} ${unit}</text>`;
}

/** A text alternative for the chart: the least and the most of each series, with their rows. */
export function textOf({ title, unit, series, rows }: BarChart): string {
  const spans = series.flatMap((name, index) => {
    const known = rows
      .map(({ label, values }) => ({ label, value: values[index] ?? Number.NaN }))
      .filter(({ value }) => Number.isFinite(value))
      .sort((a, b) => a.value - b.value);
    const [least, most] = [known[0], known.at(-1)];
    if (!least || !most) return [];
    return `${name}: from ${written(least.value)} ${unit} (${least.label}) to ${written(most.value)} ${unit} (${most.label})`;
  });
  return `${title}. ${spans.join('; ')}.`;
}

function written(value: number): string {
  return value < 100 ? value.toFixed(1) : String(Math.round(value));
}
