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

function made(href: string, isInside = true) {
  document.body.innerHTML = `<div${isInside ? ' data-can-spare' : ''}><a href="${href}">Link</a></div>`;
  const link = document.querySelector('a')!;
  const { prefetch, prerender } = speculationRules('[data-can-spare]');
  return {
    isFetched: prefetch.some(({ where }) => matches(where, link)),
    isMadeReady: prerender.some(({ where }) => matches(where, link)),
  };
}

describe('what a browser may make ready', () => {
  it.each([
    ['/', true, true],
    ['/es/about', true, true],
    ['/Chat', true, false],
    ['/es/Chat', true, false],
    ['/terms.txt', false, false],
    ['https://agency.example/', false, false],
  ])('%s is fetched: %s, and made ready: %s', (href, isFetched, isMadeReady) => {
    expect(made(href)).toEqual({ isFetched, isMadeReady });
  });

  it('is nothing where the page has not said that it can spare the bytes', () => {
    expect(made('/about', false)).toEqual({ isFetched: false, isMadeReady: false });
  });

  it('is fetched as soon as a link is met, and made ready once the pointer rests on it', () => {
    const { prefetch, prerender } = speculationRules('body');
    expect([...prefetch, ...prerender].map(({ eagerness }) => eagerness)).toEqual(['eager', 'moderate']);
  });
});
