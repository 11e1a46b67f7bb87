// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuickExit } from '@/components/help/quick-exit';
import { ResolvedLink } from '@/components/navigation/resolved-link';
import { resolveLink } from '@/lib/links/resolve-link';

const elsewhere = 'https://agency.example/page';

describe('a link to another site tells it neither the page it comes from nor a way back into it', () => {
  it('in the copy', () => {
    render(
      <ResolvedLink link={resolveLink(elsewhere, 'en')} newTabLabel="new tab">
        Agency
      </ResolvedLink>,
    );
    expect(screen.getByRole('link', { name: /Agency/ }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('on the quick exit', () => {
    render(<QuickExit href={elsewhere} label="Leave" hint="" />);
    expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('rel')).toBe('noopener noreferrer');
  });
});
