/**
 * `npm run check:sample`: what is still sample data, where it stands and what to replace it with, and then the files to read for their places.
 * It is a list and no failure; `-- --strict` ends with 1 while the list is not empty, for a firm that has made the site its own.
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
