// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentPropsWithoutRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveSiteAttribute } from '@/boot/protocol';
import { ResolvedArrowLink } from '@/components/ui/resolved-arrow-link';
import { freezeMs } from '@/components/ui/use-frozen-label';
import { firm } from '@/content/firm';
import { resolveLink } from '@/lib/links/resolve-link';

// Unit tests have no router; end-to-end tests cover what it adds to a link.
vi.mock('@/components/navigation/app-link', () => ({
  AppLink: ({ children, ...rest }: ComponentPropsWithoutRef<'a'>) => <a {...rest}>{children}</a>,
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function renderArrow(href: string): HTMLElement {
  render(<ResolvedArrowLink label="Go" link={resolveLink(href, 'en')} newTabLabel="opens in a new tab" />);
  return screen.getByRole('link');
}

test.each(['https://agency.example/page', 'http://agency.example'])(
  '%s opens in a new tab and says so [link-2]',
  (href) => {
    const link = renderArrow(href);
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.textContent).toBe('Go (opens in a new tab)');
  },
);

test('only a third-party site opens the leave-site dialog [link-2]', () => {
  expect(renderArrow('https://agency.example/').hasAttribute(leaveSiteAttribute)).toBe(true);
  cleanup();
  expect(renderArrow(firm.sites.clientAccess).hasAttribute(leaveSiteAttribute)).toBe(false);
});

test.each(['tel:+18005550199', 'mailto:info@firm.example', '#our-team', '/contact', firm.sites.clientAccess])(
  '%s opens unchanged in this tab [link-3]',
  (href) => {
    const link = renderArrow(href);
    expect(link.getAttribute('href')).toBe(href);
    expect(link.hasAttribute('target')).toBe(false);
    expect(link.textContent).toBe('Go');
  },
);

test('a click shows the navigating state for 1000 ms', () => {
  vi.useFakeTimers();
  const link = renderArrow('#our-team');
  expect(link.hasAttribute('data-navigating')).toBe(false);
  fireEvent.click(link);
  wait(freezeMs - 1);
  expect(link.hasAttribute('data-navigating')).toBe(true);
  wait(1);
  expect(link.hasAttribute('data-navigating')).toBe(false);
});
