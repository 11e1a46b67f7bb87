import type { SampleItem } from './by-form';
import type { PlacesNamed } from './by-place';

/** The list as text: each file once, with its sample data and the replacements. */
export function sampleReport(items: readonly SampleItem[]): string {
  if (items.length === 0) return 'No sample data is left that its form or `sample` in content/firm.ts reveals.';
  const files = [...new Set(items.map(({ file }) => file))];
  const lines = files.flatMap((file) => [
    file,
    ...items
      .filter((item) => item.file === file)
      .map(({ what, value, replaceWith }) => `  ${what}: ${value}\n    → ${replaceWith}`),
  ]);
  return `${items.length} ${items.length === 1 ? 'place is' : 'places are'} still sample data.\n\n${lines.join('\n')}`;
}

/** The files to read because they mention places that are not the firm's; empty if there are none. */
export function placesReport(named: readonly PlacesNamed[]): string {
  if (named.length === 0) return '';
  return [
    '\nReview these files and their translations in content/es: they mention places where the firm is neither admitted nor licensed.',
    ...named.map(({ file, places }) => `  ${file}: ${places.join(', ')}`),
  ].join('\n');
}
