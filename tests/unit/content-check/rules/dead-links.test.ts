import { describe, expect, it } from 'vitest';
import { deadLinks } from '@/content-check/rules/dead-links';
import { frameIds } from '@/lib/pages/part-ids';
import { messagesOf, siteWith } from '../fixture';

const link = (href: string) => siteWith({ lead: `Read [more](${href}).` }, {});

describe('dead links', () => {
  it.each([
    ['/kontakt', 'home.lead: "/kontakt" is not a page of this site.'],
    ['/Contact', 'home.lead: "/Contact" is not a page of this site.'],
    ['/es/contact', 'home.lead: "/es/contact" has a language prefix.'],
    ['/en', 'home.lead: "/en" has a language prefix.'],
    ['//contact', 'home.lead: "//contact" is not a page of this site.'],
    ['#rights', 'home.lead: "#rights" leads to an id that is not on that page.'],
    ['/contact/versions', 'home.lead: "/contact/versions" is not a page of this site.'],
    ['/notices.xml#top', 'home.lead: "/notices.xml#top" has an id that cannot be checked.'],
    ['/contact#rights', 'home.lead: "/contact#rights" leads to an id that is not on that page.'],
  ])('reports %s [firm-2] [input-6]', (href, message) => {
    expect(messagesOf(deadLinks.check(link(href)))).toEqual([message]);
  });

  it.each(['/', '/contact', '/contact#hours', '#main', '/privacy-notice/versions', '/notices.xml'])(
    'accepts %s',
    (href) => {
      expect(deadLinks.check(link(href))).toEqual([]);
    },
  );

  it('accepts a link in the copy of the frame to a part of the frame', () => {
    const content = { en: { disclosures: { lead: `Read [more](#${frameIds.main}).` } }, es: {} };
    expect(deadLinks.check(siteWith({}, {}, { content }))).toEqual([]);
  });

  it('reports the valid ids and the file', () => {
    expect(deadLinks.check(link('/contact#rights'))).toMatchObject([
      { expected: 'one of #hours', files: ['content/en/home.ts'] },
    ]);
  });

  it('checks href and url fields, including the chat’s Spanish address', () => {
    const site = siteWith({ action: { label: 'Go', href: '/nowhere' }, url: '/contact', EsUrl: '/es/contact' }, {});
    expect(messagesOf(deadLinks.check(site))).toEqual([
      'home.action.href: "/nowhere" is not a page of this site.',
      'home.EsUrl: "/es/contact" has a language prefix.',
    ]);
  });
});
