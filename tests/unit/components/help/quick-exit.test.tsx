// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuickExit } from '@/components/help/quick-exit';

it('the quick exit tells the other site neither the page it comes from nor a way back into it', () => {
  render(<QuickExit href="https://agency.example/page" label="Leave" hint="" />);
  expect(screen.getByRole('link', { name: 'Leave' }).getAttribute('rel')).toBe('noopener noreferrer');
});
