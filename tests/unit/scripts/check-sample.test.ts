import { describe, expect, it } from 'vitest';
import { wordmarkText } from '@/art/brand/wordmark';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import type { SiteContent } from '@/content/types';
import type { Firm } from '@/content/types/firm';
import { sampleByDeclaration, samplePictures, sampleWords } from '@/scripts/check-sample/by-declaration';
import {
  isSampleAddress,
  isSampleLicense,
  isSamplePhone,
  isSampleZip,
  sampleByForm,
} from '@/scripts/check-sample/by-form';
import { placesToRead } from '@/scripts/check-sample/by-place';
import { placesReport, sampleReport } from '@/scripts/check-sample/report';

const mailboxes = (domain: string): Firm['emails'] => ({
  info: `info@${domain}`,
  privacy: `privacy@${domain}`,
  careers: `careers@${domain}`,
  clients: `clients@${domain}`,
});

const real: Firm = {
  ...firm,
  sample: false,
  name: 'Ashby Law, LLC',
  shortName: 'Ashby Law',
  domain: 'ashbylaw.com',
  siteUrl: 'https://www.ashbylaw.com',
  phones: { main: '+18005551234', spanish: '+18005551235', office: '+16175551236', clients: '+16175551237' },
  emails: mailboxes('ashbylaw.com'),
  addresses: {
    mail: { street: 'P.O. Box 7', city: 'Boston', state: 'MA', zip: '02101' },
    office: { street: '7 State Street', city: 'Boston', state: 'MA', zip: '02101' },
  },
  sites: {
    recruiting: 'https://jobs.recruiting.com/ashby',
    portal: { en: 'https://portal.ashbylaw.com/', es: 'https://portal.ashbylaw.com/es' },
  },
  licenses: [
    {
      id: 'new-york-city',
      jurisdiction: { en: 'New York City', es: 'Ciudad de Nueva York' },
      authority: { en: 'Department', es: 'Departamento' },
      number: '2041007-DCA',
    },
  ],
};

/** A firm whose facts are all in forms reserved for fiction, independent of the project's own firm. */
const invented: Firm = {
  ...real,
  sample: true,
  domain: 'firm.example',
  siteUrl: 'https://www.firm.example',
  phones: {
    main: '+18005550199',
    spanish: '+16175550120',
    office: '+16175550100',
    tty: '+16175550199',
    clients: '+16175551234',
  },
  emails: mailboxes('firm.example'),
  addresses: { ...real.addresses, mail: { street: 'P.O. Box 7', city: 'Harrow', state: 'MA', zip: '00000' } },
  sites: {
    recruiting: 'https://jobs.recruiting.example/firm',
    portal: { en: 'https://portal.ashbylaw.com/', es: 'https://portal.firm.example/es' },
    cityAgency: 'https://www.nyc.gov/site/dca/index.page',
  },
  licenses: [
    {
      id: 'yonkers',
      jurisdiction: { en: 'Yonkers', es: 'Yonkers' },
      authority: { en: 'Bureau', es: 'Oficina' },
      number: '0000',
    },
  ],
};

/** The content with this note above the quotes. */
function withNote(note: string): SiteContent {
  const { employment, ...content } = contentIn('en');
  return { ...content, employment: { ...employment, testimonials: { ...employment.testimonials, note } } };
}

describe('reserved fictional forms', () => {
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
  ])('a license %s: %s', (number, expected) => expect(isSampleLicense(number)).toBe(expected));

  it.each([
    ['00000', true],
    ['02101', false],
  ])('a ZIP code %s: %s', (zip, expected) => expect(isSampleZip(zip)).toBe(expected));
});

describe('the list of sample data', () => {
  it('lists every phone, mailbox, address and license of a fictional form, and the domain', () => {
    expect(sampleByForm(invented).map(({ what }) => what)).toEqual([
      'phones.main',
      'phones.spanish',
      'phones.office',
      'phones.tty',
      'domain',
      'siteUrl',
      'emails.info',
      'emails.privacy',
      'emails.careers',
      'emails.clients',
      'sites.recruiting',
      'sites.portal.es',
      'addresses.mail',
      'licenses.yonkers',
    ]);
  });

  it('lists what has no fictional form: name, states, bodies, quotes, notice and pictures', () => {
    const items = [
      ...sampleByDeclaration(invented),
      ...sampleWords('en', withNote('These quotes are illustrative.'), invented),
      ...samplePictures(invented, wordmarkText),
    ];
    expect(items.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        ...['name', 'shortName', 'admittedIn', 'arbitrationBodies', 'sample', 'items'],
        ...contentIn('en').employment.testimonials.quotes.map(({ id }) => `testimonials.quotes.${id}`),
        ...['wordmark', 'icons, favicon', 'share pictures'],
      ]),
    );
  });

  it('is empty for a real firm', () => {
    expect([
      ...sampleByForm(real),
      ...sampleByDeclaration(real),
      ...sampleWords('en', withNote(''), real),
      ...samplePictures(real, real.shortName),
    ]).toEqual([]);
    expect(sampleReport([])).toMatch(/^No sample data is left/);
  });

  it('lists a forgotten phone, and pictures with another name', () => {
    const forgetful = { ...real, phones: { ...real.phones, tty: '+16175550199' } };
    expect(sampleReport(sampleByForm(forgetful))).toContain('phones.tty: +16175550199');
    expect(samplePictures(real, wordmarkText).map(({ file }) => file)).toContain('art/brand/wordmark.ts');
  });

  it('lists invented quotes while a note calls them illustrative', () => {
    expect(sampleWords('es', withNote('Estas citas son ilustrativas.'), real)).not.toEqual([]);
  });
});

describe('the wordmark', () => {
  it('matches the name of the firm', () => {
    expect(wordmarkText).toBe(firm.shortName);
  });
});

describe('places to review', () => {
  const { 'letters/forms': forms } = contentIn('en');
  const copy = {
    'letters/forms': forms,
    about: { text: 'We collect in West Virginia, New York City and [Yonkers](/contact).' },
    'terms-of-use': { sections: [{ text: 'Massachusetts law and federal law.' }] },
  } as unknown as SiteContent;
  const yonkers = { ...invented.licenses[0]!, jurisdiction: { en: 'City of Yonkers', es: 'Ciudad de Yonkers' } };
  const placesOf = (admitted: readonly string[], licenses: Firm['licenses'] = []) =>
    placesToRead(copy, { admittedIn: { en: admitted, es: [] }, licenses });

  it('are states and cities where the firm is neither admitted nor licensed, with their file', () => {
    const named = placesOf(['Illinois', 'Ohio']);
    expect(named).toEqual(
      expect.arrayContaining([
        { file: 'content/en/about.ts', places: ['West Virginia', 'New York', 'Yonkers'] },
        { file: 'content/en/legal/terms-of-use.ts', places: ['Massachusetts'] },
      ]),
    );
    expect(placesReport(named)).toContain('  content/en/legal/terms-of-use.ts: Massachusetts');
  });

  it('include a state whose name contains that of the firm’s own', () => {
    expect(placesOf(['Virginia', 'New York'])).toContainEqual({
      file: 'content/en/about.ts',
      places: ['West Virginia', 'Yonkers'],
    });
  });

  it('exclude the firm’s own places and lists of all states', () => {
    const named = placesOf(['New York', 'Massachusetts', 'West Virginia'], [yonkers]);
    expect(named.filter(({ file }) => file !== 'content/en/letters/forms.ts')).toEqual([]);
    expect(named.flatMap(({ places }) => places)).not.toContain('Ohio');
    expect(placesReport([])).toBe('');
  });
});
