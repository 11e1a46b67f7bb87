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

describe('focusHeading', () => {
  it('focuses the page’s h1, not the site name', () => {
    expect(focusHeading()).toBe(byId('title'));
    expect(document.activeElement).toBe(byId('title'));
  });

  it('focuses a given heading', () => {
    expect(focusHeading({ heading: byId('of-section') })).toBe(document.activeElement);
    expect(document.activeElement).toBe(byId('of-section'));
  });

  it('removes its tabindex on blur', () => {
    focusHeading();
    byId('away').focus();
    expect(byId('title').hasAttribute('tabindex')).toBe(false);
    focusHeading();
    expect(document.activeElement).toBe(byId('title'));
  });

  it('sets tabindex while focused, and keeps one that the page sets later', () => {
    focusHeading();
    expect(byId('title').getAttribute('tabindex')).toBe('-1');
    byId('away').focus();
    byId('title').setAttribute('tabindex', '0');
    byId('title').focus();
    byId('away').focus();
    expect(byId('title').getAttribute('tabindex')).toBe('0');
  });

  it('removes the tabindex at once from an element without focus', () => {
    byId('title').setAttribute('tabindex', '-1');
    dropTabIndex(byId('title'));
    expect(byId('title').hasAttribute('tabindex')).toBe(false);
  });

  it.each(['-1', '0'])('keeps the page’s own tabindex %s', (tabindex) => {
    byId('title').setAttribute('tabindex', tabindex);
    focusHeading();
    byId('away').focus();
    expect(byId('title').getAttribute('tabindex')).toBe(tabindex);
  });

  it('adds no tabindex to a focusable element', () => {
    focusHeading({ heading: byId('link') });
    expect(document.activeElement).toBe(byId('link'));
    expect(byId('link').hasAttribute('tabindex')).toBe(false);
  });

  it('does nothing on a page without a heading', () => {
    document.querySelector('main')!.remove();
    byId('away').focus();
    expect(focusHeading()).toBeNull();
    expect(document.activeElement).toBe(byId('away'));
  });
});
