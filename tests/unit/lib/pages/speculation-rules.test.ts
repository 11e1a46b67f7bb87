// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { speculationRules } from '@/lib/pages/speculation-rules';

type Where = { and?: readonly Where[]; not?: Where; href_matches?: string; selector_matches?: string };

/** Whether a browser would take the link, as the proposal reads the rules. */
function matches(
  { and, not, href_matches: pattern, selector_matches: selector }: Where,
  link: HTMLAnchorElement,
): boolean {
  if (and) return and.every((each) => matches(each, link));
  if (not) return !matches(not, link);
  if (selector) return link.matches(selector);
  const parts = pattern!.split('*').map((part) => part.replace(/[.]/g, String.raw`\.`));
  return link.origin === location.origin && new RegExp(`^${parts.join('.*')}$`).test(link.pathname);
}

function made(href: string, { isInside = true, isFocused = true } = {}) {
  document.body.innerHTML = `<div${isInside ? ' data-can-spare' : ''}><a href="${href}">Link</a></div>`;
  const link = document.querySelector('a')!;
  if (isFocused) link.focus();
  const { prefetch, prerender } = speculationRules('[data-can-spare]');
  return {
    isFetched: prefetch.some(({ where }) => matches(where, link)),
    isMadeReady: prerender.some(({ where }) => matches(where, link)),
  };
}

describe('the speculation rules', () => {
  it.each([
    ['/', true, true],
    ['/es/about', true, true],
    ['/Chat', true, false],
    ['/es/Chat', true, false],
    ['/terms.txt', false, false],
    ['https://agency.example/', false, false],
  ])('%s is prefetched: %s, and prerendered: %s', (href, isFetched, isMadeReady) => {
    expect(made(href)).toEqual({ isFetched, isMadeReady });
  });

  it.each([
    ['until the page allows prefetching', { isInside: false }],
    ['without a sign that the visitor wants the page', { isFocused: false }],
  ])('match nothing %s', (_, state) => {
    expect(made('/about', state)).toEqual({ isFetched: false, isMadeReady: false });
  });
});
