import { describe, expect, it } from 'vitest';
import { contacts } from '@/content-check/rules/contacts';
import { deadLinks } from '@/content-check/rules/dead-links';
import { externalLinks } from '@/content-check/rules/external-links';
import { pictures } from '@/content-check/rules/pictures';
import { linkParity } from '@/content-check/rules/link-parity';
import { messagesOf, siteWith } from './fixture';

const link = (href: string) => siteWith({ lead: `Read [more](${href}).` }, {});

describe('dead links', () => {
  it.each([
    ['/kontakt', 'home.lead: "/kontakt" is no page of this site.'],
    ['/Contact', 'home.lead: "/Contact" is no page of this site.'],
    ['/es/contact', 'home.lead: "/es/contact" names a language.'],
    ['#rights', 'home.lead: "#rights" leads to an id that is not on that page.'],
    ['/contact#rights', 'home.lead: "/contact#rights" leads to an id that is not on that page.'],
  ])('reports %s [firm-2] [input-6]', (href, message) => {
    expect(messagesOf(deadLinks(link(href)))).toEqual([message]);
  });

  it.each(['/', '/contact', '/contact#hours', '#main'])('lets %s pass', (href) => {
    expect(deadLinks(link(href))).toEqual([]);
  });

  it('names what was expected and the file at fault', () => {
    expect(deadLinks(link('/contact#rights'))).toMatchObject([
      { expected: 'one of #hours', files: ['content/en/home.ts'] },
    ]);
  });

  it('reads addresses outside the inline markup, and lets the chat’s Spanish address name no language either', () => {
    const site = siteWith({ action: { label: 'Go', href: '/nowhere' }, url: '/contact', EsUrl: '/es/contact' }, {});
    expect(messagesOf(deadLinks(site))).toEqual([
      'home.action.href: "/nowhere" is no page of this site.',
      'home.EsUrl: "/es/contact" names a language.',
    ]);
  });
});

describe('external links', () => {
  it.each([
    ['https://evil.example/', '"https://evil.example/" is an unknown address.', 'one of `sites` in content/firm.ts'],
    [
      'https://portal.example/es',
      '"https://portal.example/es" is the variant for the other language.',
      'https://portal.example/ (site.portal)',
    ],
    [
      'http://registry.example/',
      '"http://registry.example/" is no address that copy may hold.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    [
      'javascript:alert`1`',
      '"javascript:alert`1`" is no address that copy may hold.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    [
      '//evil.example',
      '"//evil.example" is no address that copy may hold.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    [
      'contact',
      '"contact" is no address that copy may hold.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    ['tel:+18005550000', '"tel:+18005550000" is an unknown number.', 'one of `phones` in content/firm.ts'],
    ['mailto:me@evil.example', '"mailto:me@evil.example" is an unknown mailbox.', 'one of `emails` in content/firm.ts'],
  ])('reports %s [firm-2] [input-6]', (href, message, expected) => {
    expect(externalLinks(link(href))).toMatchObject([{ key: 'home.lead', message, expected }]);
  });

  it.each(['https://registry.example/', 'tel:+18005550199', 'mailto:info@firm.example', '/contact', '#main'])(
    'lets %s pass',
    (href) => {
      expect(externalLinks(link(href))).toEqual([]);
    },
  );
});

describe('link parity', () => {
  it('reports a link that the translation lost', () => {
    expect(messagesOf(linkParity(siteWith({ lead: 'See [us](/contact).' }, { lead: 'Véanos.' })))).toEqual([
      'home.lead: The links differ: /contact in English, none in Spanish.',
    ]);
  });

  it('takes the variants of one site for the same place', () => {
    const site = siteWith(
      { lead: '[Portal](https://portal.example/)' },
      { lead: '[Portal](https://portal.example/es)' },
    );
    expect(linkParity(site)).toEqual([]);
  });
});

describe('contacts', () => {
  it('reports a number and a mailbox that are not in firm.ts [firm-2]', () => {
    const site = siteWith({ lead: 'Call 617-555-0100 or (800) 555-0199.' }, { lead: 'Escriba a otro@firm.example.' });
    expect(messagesOf(contacts(site))).toEqual([
      'home.lead: "617-555-0100" is not in content/firm.ts.',
      'home.lead: "otro@firm.example" is not in content/firm.ts.',
    ]);
  });
});

describe('a phone number that is not in firm.ts', () => {
  it.each([
    '617-555-0100',
    '(617) 555-0100',
    '(617)555-0100',
    '617.555.0100',
    '617 555 0100',
    '6175550100',
    '+1 617-555-0100',
    '1-617-555-0100',
  ])('is reported as %s [firm-2]', (phone) => {
    expect(contacts(siteWith({ lead: `Call ${phone}.` }, { lead: 'Llame.' }))).toHaveLength(1);
  });

  it.each(['2345678901234', '2026-11-23', '0000000-DCA', 'NMLS ID 0000000'])('is not seen in %s', (number) => {
    expect(contacts(siteWith({ lead: `See ${number}.` }, { lead: 'Vea.' }))).toEqual([]);
  });
});

describe('pictures', () => {
  const showing = (image: string) =>
    pictures(siteWith({ hero: { banner: { image } } }, { hero: { banner: { image } } }));

  it('are there where a hero names one', () => {
    expect(showing('stair')).toEqual([]);
    expect(messagesOf(showing('stairs'))).toEqual(['home.hero.banner.image: There is no picture "stairs".']);
  });
});
