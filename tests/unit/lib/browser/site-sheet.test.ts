// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { applySiteSheet, coming, hasSiteSheet, siteSheetAttribute } from '@/lib/browser/site-sheet';

afterEach(() => document.head.replaceChildren());

it('the styles of all pages are there unless their sheet is still on its way [prefetch-8]', () => {
  expect(hasSiteSheet()).toBe(true);
  document.head.innerHTML = `<link rel="stylesheet" href="/site.css"><meta ${siteSheetAttribute}="${coming}">`;
  expect(hasSiteSheet()).toBe(true);
  const link = document.querySelector('link')!;
  link.setAttribute(siteSheetAttribute, coming);
  expect(hasSiteSheet()).toBe(false);
  link.setAttribute(siteSheetAttribute, '');
  expect(hasSiteSheet()).toBe(true);
});

it('the styles of all pages apply from the first page on that the document did not open with', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/own.css" media="print"><link rel="stylesheet" href="/site.css" media="not all" ${siteSheetAttribute}="">`;
  const media = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('media'));
  applySiteSheet('/about');
  applySiteSheet('/about');
  expect(media()).toEqual(['print', 'not all']);
  applySiteSheet('/services');
  expect(media()).toEqual(['print', null]);
  applySiteSheet('/about');
  expect(media()).toEqual(['print', null]);
});
