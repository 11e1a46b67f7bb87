// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { applySiteSheet, applySiteSheetTo, coming, hasSiteSheet, siteSheetAttribute } from '@/lib/browser/site-sheet';

afterEach(() => document.head.replaceChildren());

it('hasSiteSheet is false only while the stylesheet is loading [prefetch-8]', () => {
  expect(hasSiteSheet()).toBe(true);
  document.head.innerHTML = `<link rel="stylesheet" href="/site.css"><meta ${siteSheetAttribute}="${coming}">`;
  expect(hasSiteSheet()).toBe(true);
  const link = document.querySelector('link')!;
  link.setAttribute(siteSheetAttribute, coming);
  expect(hasSiteSheet()).toBe(false);
  link.setAttribute(siteSheetAttribute, '');
  expect(hasSiteSheet()).toBe(true);
});

it('the site stylesheet applies from the first navigation to another page on', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/own.css" media="print"><link rel="stylesheet" href="/site.css" media="not all" ${siteSheetAttribute}="">`;
  const media = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('media'));
  applySiteSheetTo('/about');
  applySiteSheetTo('/about');
  expect(media()).toEqual(['print', 'not all']);
  applySiteSheetTo('/services');
  expect(media()).toEqual(['print', null]);
  applySiteSheetTo('/about');
  expect(media()).toEqual(['print', null]);
});

it('applies a loaded stylesheet through its media list, without changing the link', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/site.css" media="not all" ${siteSheetAttribute}="">`;
  const link = document.querySelector('link')!;
  const media = { mediaText: 'not all' };
  Object.defineProperty(link, 'sheet', { value: { media } });
  applySiteSheet();
  expect([media.mediaText, link.getAttribute('media')]).toEqual(['all', 'not all']);
});
