import type { SiteContent } from '@/content/types';
import type { Firm } from '@/content/types/firm';
import type { SampleItem } from './by-form';

/** Sample data that only `sample: true` distinguishes from real data: names, states, authorities, and the sample mark itself. */
export function sampleByDeclaration(firm: Firm): SampleItem[] {
  if (!firm.sample) return [];
  const file = 'content/firm.ts';
  return [
    { file, what: 'name', value: firm.name, replaceWith: 'the firm’s full name' },
    { file, what: 'shortName', value: firm.shortName, replaceWith: 'the short form of the name' },
    {
      file,
      what: 'admittedIn',
      value: firm.admittedIn.en.join(', '),
      replaceWith: 'states where lawyers are admitted',
    },
    {
      file,
      what: 'arbitrationBodies',
      value: firm.arbitrationBodies.join(', '),
      replaceWith: 'the two arbitration bodies, on the advice of counsel',
    },
    {
      file,
      what: 'sample',
      value: 'true',
      replaceWith: 'false, as the last step: it removes the sample note from every page',
    },
  ];
}

/** Invented quotes in `content/<locale>`, and the sample notice, which must match the firm's own. */
export function sampleWords(locale: string, content: SiteContent, firm: Firm): SampleItem[] {
  const { testimonials } = content.employment;
  return [
    ...(testimonials.note
      ? testimonials.quotes.map(({ id, cite }) => ({
          file: `content/${locale}/employment.ts`,
          what: `testimonials.quotes.${id}`,
          value: cite,
          replaceWith: 'a real quote, used with permission; then empty the note that calls the quotes illustrative',
        }))
      : []),
    ...(firm.sample
      ? [
          {
            file: `content/${locale}/help/read-your-notice.ts`,
            what: 'items',
            value: content['help/read-your-notice'].title,
            replaceWith: 'the lines of the firm’s own notice, with invented personal data',
          },
        ]
      : []),
  ];
}

/** Pictures of the brand, if the firm is still the sample or if `drawn`, the name in the wordmark, is not the firm's. */
export function samplePictures(firm: Firm, drawn: string): SampleItem[] {
  if (!firm.sample && drawn === firm.shortName) return [];
  return [
    {
      file: 'art/brand/wordmark.ts',
      what: 'wordmark',
      value: drawn,
      replaceWith: 'the letters of the short name; then npm run art:brand',
    },
    {
      file: 'art/brand/icon-mark.ts',
      what: 'icons, favicon',
      value: `the letter ${drawn.charAt(0)}`,
      replaceWith: 'the firm’s monogram; then npm run art:brand',
    },
    {
      file: 'public/share',
      what: 'share pictures',
      value: drawn,
      replaceWith: 'what npm run art:brand draws from the new wordmark and address',
    },
  ];
}
