/**
 * `npm run check:sample`: lists what is still sample data, where it is and what replaces it, and then the files that mention other places.
 * It always succeeds; `-- --strict` ends with 1 while the list is not empty, for a firm that has finished adapting the site.
 */
import { parseArgs } from 'node:util';
import { wordmarkText } from '@/art/brand/wordmark';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { locales } from '@/lib/i18n/routing';
import { sampleByDeclaration, samplePictures, sampleWords } from './check-sample/by-declaration';
import { sampleByForm } from './check-sample/by-form';
import { placesToRead } from './check-sample/by-place';
import { placesReport, sampleReport } from './check-sample/report';

const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });

const items = [
  ...sampleByForm(firm),
  ...sampleByDeclaration(firm),
  ...locales.flatMap((locale) => sampleWords(locale, contentIn(locale), firm)),
  ...samplePictures(firm, wordmarkText),
];
console.log(sampleReport(items));
console.log(placesReport(placesToRead(contentIn('en'), firm)));
if (values.strict && items.length > 0) process.exitCode = 1;
