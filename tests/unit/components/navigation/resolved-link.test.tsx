// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResolvedLink } from '@/components/navigation/resolved-link';
import { resolveLink } from '@/lib/links/resolve-link';

it('a link in the copy tells another site neither the page it comes from nor a way back into it', () => {
  render(
    <ResolvedLink link={resolveLink('https://agency.example/page', 'en')} newTabLabel="new tab">
      Agency
    </ResolvedLink>,
  );
  expect(screen.getByRole('link', { name: /Agency/ }).getAttribute('rel')).toBe('noopener noreferrer');
});
