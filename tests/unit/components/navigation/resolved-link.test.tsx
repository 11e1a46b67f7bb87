// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveSiteAttribute } from '@/boot/protocol';
import { ResolvedLink } from '@/components/navigation/resolved-link';
import { firm } from '@/content/firm';
import { resolveLink } from '@/lib/links/resolve-link';

afterEach(cleanup);

function rendered(href: string): HTMLElement {
  render(
    <ResolvedLink link={resolveLink(href, 'en')} newTabLabel="new tab">
      {href}
    </ResolvedLink>,
  );
  return screen.getByRole('link', { name: (name) => name.startsWith(href) });
}

it('an external link in the content sends no referrer and no opener', () => {
  expect(rendered('https://agency.example/page').getAttribute('rel')).toBe('noopener noreferrer');
});

it.each([
  ['https://agency.example/other', true],
  [firm.sites.clientAccess, false],
  ['/licenses/fonts.txt', false],
  ['/terms-of-use/versions', false],
  ['tel:+16175550100', false],
])('a link to %s opens a new tab after the leave-site dialog: %s', (href, leaves) => {
  const link = rendered(href);
  expect(link.getAttribute('target')).toBe(leaves ? '_blank' : null);
  expect(link.hasAttribute(leaveSiteAttribute)).toBe(leaves);
});
