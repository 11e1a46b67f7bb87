import { describe, expect, it } from 'vitest';
import { externalLinks } from '@/content-check/rules/external-links';
import { siteWith } from '../fixture';

const link = (href: string) => siteWith({ lead: `Read [more](${href}).` }, {});

describe('external links', () => {
  it.each([
    [
      'https://evil.example/',
      '"https://evil.example/" is an unknown address.',
      'one of `sites` in content/firm.ts or content/help/free-help-sites.ts',
    ],
    [
      'https://portal.example/es',
      '"https://portal.example/es" is the variant for the other language.',
      'https://portal.example/ (site.portal)',
    ],
    [
      'http://registry.example/',
      '"http://registry.example/" is not an address that content may link to.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    [
      'javascript:alert`1`',
      '"javascript:alert`1`" is not an address that content may link to.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    [
      '//evil.example',
      '"//evil.example" is not an address that content may link to.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    [
      'contact',
      '"contact" is not an address that content may link to.',
      'an internal path such as /contact, an #id, tel:, mailto: or https:',
    ],
    ['tel:+18005550000', '"tel:+18005550000" is an unknown number.', 'one of `phones` in content/firm.ts'],
    ['mailto:me@evil.example', '"mailto:me@evil.example" is an unknown mailbox.', 'one of `emails` in content/firm.ts'],
  ])('reports %s [firm-2] [input-6]', (href, message, expected) => {
    expect(externalLinks.check(link(href))).toMatchObject([{ key: 'home.lead', message, expected }]);
  });

  it.each(['https://registry.example/', 'tel:+18005550199', 'mailto:info@firm.example', '/contact', '#main'])(
    'accepts %s',
    (href) => {
      expect(externalLinks.check(link(href))).toEqual([]);
    },
  );
});
