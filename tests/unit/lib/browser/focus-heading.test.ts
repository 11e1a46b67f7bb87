// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropTabIndex, focusHeading } from '@/lib/browser/focus-heading';

beforeEach(() => {
  document.body.innerHTML = `
    <header><h1 id="name">Firm</h1></header>
    <main>
      <h1 id="title">Page</h1>
      <h3 id="of-section"></h3>
      <h2 id="linked"><a href="/" id="link">Part</a></h2>
    </main>
    <button id="away"></button>`;
});

const byId = (id: string) => document.getElementById(id)!;

describe('focus on a heading', () => {
  it('is on the title of the page, not on the name of the site', () => {
    expect(focusHeading()).toBe(byId('title'));
    expect(document.activeElement).toBe(byId('title'));
  });

  it('is on the one that is given', () => {
    expect(focusHeading({ heading: byId('of-section') })).toBe(document.activeElement);
    expect(document.activeElement).toBe(byId('of-section'));
  });

  it('leaves no place for the Tab key behind', () => {
    focusHeading();
    byId('away').focus();
    expect(byId('title').hasAttribute('tabindex')).toBe(false);
    focusHeading();
    expect(document.activeElement).toBe(byId('title'));
  });

  it('keeps its place for the Tab key as long as it has focus, and one that the page gives it later', () => {
    focusHeading();
    expect(byId('title').getAttribute('tabindex')).toBe('-1');
    byId('away').focus();
    byId('title').setAttribute('tabindex', '0');
    byId('title').focus();
    byId('away').focus();
    expect(byId('title').getAttribute('tabindex')).toBe('0');
  });

  it('loses its place at once where it has no focus', () => {
    byId('title').setAttribute('tabindex', '-1');
    dropTabIndex(byId('title'));
    expect(byId('title').hasAttribute('tabindex')).toBe(false);
  });

  it.each(['-1', '0'])('keeps a place that the page gave it itself: %s', (tabindex) => {
    byId('title').setAttribute('tabindex', tabindex);
    focusHeading();
    byId('away').focus();
    expect(byId('title').getAttribute('tabindex')).toBe(tabindex);
  });

  it('adds no place to what can have focus anyway', () => {
    focusHeading({ heading: byId('link') });
    expect(document.activeElement).toBe(byId('link'));
    expect(byId('link').hasAttribute('tabindex')).toBe(false);
  });

  it('stays where it is on a page without a title', () => {
    document.querySelector('main')!.remove();
    byId('away').focus();
    expect(focusHeading()).toBeNull();
    expect(document.activeElement).toBe(byId('away'));
  });
});
