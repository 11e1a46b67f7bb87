// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { hasSiteSheet, isComingAttribute } from '@/lib/browser/site-sheet';

afterEach(() => document.head.replaceChildren());

it('the styles of all pages are there unless their sheet is still on its way [prefetch-8]', () => {
  expect(hasSiteSheet()).toBe(true);
  document.head.innerHTML = `<link rel="stylesheet" href="/site.css"><meta ${isComingAttribute}="">`;
  expect(hasSiteSheet()).toBe(true);
  document.querySelector('link')!.setAttribute(isComingAttribute, '');
  expect(hasSiteSheet()).toBe(false);
});
