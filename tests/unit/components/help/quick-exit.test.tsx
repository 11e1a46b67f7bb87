// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuickExit } from '@/components/help/quick-exit';

afterEach(cleanup);

it('the quick exit sends no referrer and no opener', () => {
  render(<QuickExit href="https://agency.example/page" label="Leave" hint="" />);
  expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('rel')).toBe('noopener noreferrer');
});
