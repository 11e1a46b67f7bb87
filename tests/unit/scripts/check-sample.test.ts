import { describe, expect, it } from 'vitest';
import { wordmarkText } from '@/art/brand/wordmark';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import type { Firm } from '@/content/types/firm';
import { sampleByDeclaration, samplePictures, sampleWords } from '@/scripts/check-sample/by-declaration';
import {
  isSampleAddress,
  isSampleLicence,
  isSamplePhone,
  isSampleZip,
  sampleByForm,
} from '@/scripts/check-sample/by-form';
import { placesToRead } from '@/scripts/check-sample/by-place';
import { placesReport, sampleReport } from '@/scripts/check-sample/report';

const real: Firm = {
  ...firm,
  sample: false,
  name: 'Ashby Law, LLC',
  shortName: 'Ashby Law',
  domain: 'ashbylaw.com',
  siteUrl: 'https://www.ashbylaw.com',
  phones: { main: '+18005551234' },
  emails: { info: 'info@ashbylaw.com' },
  addresses: { mail: { street: 'P.O. Box 7', city: 'Boston', state: 'MA', zip: '02101' } },
  sites: { portal: { en: 'https://portal.ashbylaw.com/', es: 'https://portal.ashbylaw.com/es' } },
  licences: [{ ...firm.licences[0], number: '2041007-DCA' }],
};

describe('forms that are kept for fiction', () => {
  it.each([
    ['+18005550199', true],
    ['+16175550100', true],
    ['+16175550200', false],
    ['+16175551234', false],
  ])('a phone %s: %s', (number, expected) => expect(isSamplePhone(number)).toBe(expected));

  it.each([
    ['wexcombevale.example', true],
    ['info@firm.example', true],
    ['https://www.firm.example/a', true],
    ['https://jobs.recruiting.example/firm', true],
    ['https://www.indeed.com/cmp/firm-example', true],
    ['https://www.glassdoor.com/Overview/firm-example.htm', true],
    ['https://example.com/', true],
    ['https://www.nyc.gov/site/dca/index.page', false],
    ['https://www.latest.com/', false],
    ['info@examples-law.com', false],
  ])('an address %s: %s', (address, expected) => expect(isSampleAddress(address)).toBe(expected));

  it.each([
    ['0000', true],
    ['00000-99', true],
    ['NMLS ID 0000000', true],
    ['2041007-DCA', false],
    ['10000', false],
  ])('a license %s: %s', (number, expected) => expect(isSampleLicence(number)).toBe(expected));

  it.each([
    ['00000', true],
    ['02101', false],
  ])('a ZIP code %s: %s', (zip, expected) => expect(isSampleZip(zip)).toBe(expected));
});

describe('the list of sample data', () => {
  it('names every phone, mailbox, address and license of the sample firm, and its domain', () => {
    const named = sampleByForm(firm).map(({ what }) => what);
    const expected = [
      ...Object.keys(firm.phones).map((name) => `phones.${name}`),
      ...Object.keys(firm.emails).map((name) => `emails.${name}`),
      ...Object.keys(firm.addresses).map((name) => `addresses.${name}`),
      ...firm.licences.map(({ id }) => `licences.${id}`),
      'domain',
      'siteUrl',
      'sites.recruiting',
      'sites.accountDetails.es',
    ];
    expect(named).toEqual(expect.arrayContaining(expected));
    expect(named).not.toContain('sites.cityAgency');
  });

  it('names the sample firm’s name, states, bodies, people’s words, notice and pictures', () => {
    const items = [
      ...sampleByDeclaration(firm),
      ...sampleWords('en', contentIn('en'), firm),
      ...samplePictures(firm, wordmarkText),
    ];
    expect(items.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        ...['name', 'shortName', 'admittedIn', 'arbitrationBodies', 'sample', 'items'],
        ...contentIn('en').employment.testimonials.quotes.map(({ id }) => `testimonials.quotes.${id}`),
        ...['wordmark', 'icons, favicon', 'share pictures'],
      ]),
    );
  });

  it('is empty for a firm of its own', () => {
    expect([...sampleByForm(real), ...sampleByDeclaration(real), ...samplePictures(real, real.shortName)]).toEqual([]);
    expect(sampleReport([])).toMatch(/^No sample data is left/);
  });

  it('still names one phone that was forgotten, and pictures with another name', () => {
    const forgetful = { ...real, phones: { ...real.phones, tty: firm.phones.tty } };
    expect(sampleReport(sampleByForm(forgetful))).toContain(`phones.tty: ${firm.phones.tty}`);
    expect(samplePictures(real, wordmarkText).map(({ file }) => file)).toContain('art/brand/wordmark.ts');
  });

  it('still names invented words of people, as long as a note calls them illustrative', () => {
    expect(sampleWords('es', contentIn('es'), real)).not.toEqual([]);
  });
});

describe('the wordmark', () => {
  it('draws the name of the firm', () => {
    expect(wordmarkText).toBe(firm.shortName);
  });
});

describe('places to read', () => {
  const places = (admitted: readonly string[], licences: Firm['licences'] = []) =>
    Object.fromEntries(
      placesToRead(contentIn('en'), { admittedIn: { en: admitted, es: [] }, licences }).map(
        ({ file, places: named }) => [file, named],
      ),
    );

  it('are those of another firm’s licenses and law, each with the file that names it', () => {
    const named = places(['Illinois', 'Ohio']);
    expect(named['content/en/disclosures.ts']).toEqual(
      expect.arrayContaining(['Connecticut', 'California', 'Yonkers']),
    );
    expect(named['content/en/legal/terms-of-use.ts']).toContain('Massachusetts');
    expect(placesReport(placesToRead(contentIn('en'), real))).toContain('content/en/free-help.ts: ');
  });

  it('are not those where the firm is admitted or licensed, and no list of all states', () => {
    const named = places(firm.admittedIn.en, firm.licences);
    expect(named['content/en/disclosures.ts']).toBeUndefined();
    expect(Object.values(named).flat()).not.toContain('Ohio');
    expect(placesReport([])).toBe('');
  });
});
