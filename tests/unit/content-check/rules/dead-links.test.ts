import { describe, expect, it } from 'vitest';
import { deadLinks } from '@/content-check/rules/dead-links';
import { messagesOf, siteWith } from '../fixture';

const link = (href: string) => siteWith({ lead: `Read [more](${href}).` }, {});

describe('dead links', () => {
  it.each([
    ['/kontakt', 'home.lead: "/kontakt" is no page of this site.'],
    ['/Contact', 'home.lead: "/Contact" is no page of this site.'],
    ['/es/contact', 'home.lead: "/es/contact" names a language.'],
    ['/en', 'home.lead: "/en" names a language.'],
    ['//contact', 'home.lead: "//contact" is no page of this site.'],
    ['#rights', 'home.lead: "#rights" leads to an id that is not on that page.'],
    ['/contact#rights', 'home.lead: "/contact#rights" leads to an id that is not on that page.'],
  ])('reports %s [firm-2] [input-6]', (href, message) => {
    expect(messagesOf(deadLinks.check(link(href)))).toEqual([message]);
  });

  it.each(['/', '/contact', '/contact#hours', '#main'])('lets %s pass', (href) => {
    expect(deadLinks.check(link(href))).toEqual([]);
  });

  it('names what was expected and the file at fault', () => {
    expect(deadLinks.check(link('/contact#rights'))).toMatchObject([
      { expected: 'one of #hours', files: ['content/en/home.ts'] },
    ]);
  });

  it('reads addresses outside the inline markup, and lets the chat’s Spanish address name no language either', () => {
    const site = siteWith({ action: { label: 'Go', href: '/nowhere' }, url: '/contact', EsUrl: '/es/contact' }, {});
    expect(messagesOf(deadLinks.check(site))).toEqual([
      'home.action.href: "/nowhere" is no page of this site.',
      'home.EsUrl: "/es/contact" names a language.',
    ]);
  });
});
