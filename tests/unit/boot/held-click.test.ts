import { describe, expect, it, vi } from 'vitest';
import { holdMs, pressMs } from '@/boot/delays';
import { loadingNoteId } from '@/boot/protocol';
import { type BootPage, fail, fakeTimeouts, openBootPage, reloadedFor, runtimeFiles } from './open-boot-page';

fakeTimeouts();

describe('a click on a control that needs JavaScript', () => {
  it.each(['menu', 'consent'])('is held until hydration and then delivered once: %s', async (id) => {
    const page = await openBootPage();
    expect(page.click(id)).toBe(false);
    expect(page.clicks).toEqual([]);
    page.hydrate();
    expect(page.clicks).toEqual([id]);
    page.hydrate();
    vi.advanceTimersByTime(2 * holdMs);
    expect(page.clicks).toEqual([id]);
  });

  it('loads the scripts and shows a loading note until hydration', async () => {
    const page = await openBootPage();
    page.click('consent');
    expect(page.isLoadingAnnounced()).toBe(true);
    await page.settle();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
    page.hydrate();
    expect(page.isLoadingAnnounced()).toBe(false);
  });

  it('is delivered to the button that replaced the link', async () => {
    const page = await openBootPage();
    page.click('consent');
    const button = Object.assign(page.document.createElement('button'), { id: 'consent' });
    page.control('consent').replaceWith(button);
    page.hydrate();
    expect(page.clicks).toEqual(['consent']);
  });

  it('is followed as a link after 4 s without hydration, and not delivered later', async () => {
    const page = await openBootPage();
    page.click('consent');
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.window.location.hash).toBe('');
    vi.advanceTimersByTime(1);
    expect(page.window.location.hash).toBe('#numbers');
    expect(page.isLoadingAnnounced()).toBe(false);
    page.hydrate();
    expect(page.clicks).toEqual([]);
  });

  it('is delivered once if repeated, and each click restarts the timeout', async () => {
    const page = await openBootPage();
    page.click('consent');
    vi.advanceTimersByTime(2500);
    page.click('consent');
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.window.location.hash).toBe('');
    page.hydrate();
    expect(page.clicks).toEqual(['consent']);
  });

  it('is followed at once when scripts fail to load, without a reload', async () => {
    const page = await openBootPage();
    page.click('consent');
    await fail(page);
    expect(page.window.location.hash).toBe('#numbers');
    vi.advanceTimersByTime(pressMs);
    expect(reloadedFor(page)).toBe(0);
    expect(page.click('consent'), 'later clicks are not held').toBe(true);
  });

  it('on a button waits for a late program, says so all the time, and is then delivered', async () => {
    const page = await openBootPage();
    page.click('write');
    vi.advanceTimersByTime(2 * holdMs);
    expect(page.note()).toBe('Loading…');
    page.hydrate();
    expect(page.clicks).toEqual(['write']);
    expect(page.note()).toBe('');
  });

  it('on a button says so when scripts fail to load, and so does each later click', async () => {
    const page = await openBootPage();
    page.click('write');
    await fail(page);
    expect(page.note()).toBe('It did not load');
    page.click('menu');
    expect(page.note()).toBe('');
    page.click('write');
    expect(page.note()).toBe('It did not load');
    expect(page.clicks).toEqual([]);
  });

  it('is delivered to the control clicked last', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('consent');
    page.hydrate();
    expect(page.clicks).toEqual(['consent']);
  });

  it.each(['is no longer shown', 'has left the page'])('is dropped when the control %s', async (how) => {
    const page = await openBootPage();
    page.click('menu');
    if (how === 'has left the page') page.control('menu').remove();
    else page.control('menu').hidden = true;
    page.hydrate();
    vi.advanceTimersByTime(holdMs);
    expect(page.clicks).toEqual([]);
    expect(page.window.location.hash).toBe('');
    expect(page.control('panel').hidden).toBe(true);
  });

  it.each([
    ['the control key', { ctrlKey: true }],
    ['the command key', { metaKey: true }],
    ['the shift key', { shiftKey: true }],
    ['the alt key', { altKey: true }],
    ['another button', { button: 1 }],
  ])('is not held with %s', async (_, init) => {
    const page = await openBootPage();
    expect(page.click('menu', init)).toBe(true);
    expect(page.clicks).toEqual(['menu']);
  });
});

describe('a click on a control whose panel is already in the page', () => {
  it('shows the panel at once, and is delivered after hydration', async () => {
    const page = await openBootPage();
    page.click('menu');
    expect(page.control('panel').hidden).toBe(false);
    expect(page.control('menu').getAttribute('aria-expanded')).toBe('true');
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
  });

  it('is said to be loading, but no longer once the panel has to do without the program', async () => {
    const page = await openBootPage();
    page.click('menu');
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.note()).toBe('Loading…');
    vi.advanceTimersByTime(1);
    expect(page.note()).toBe('');
    expect(page.control('panel').hidden).toBe(false);
  });

  it('is one click if it is the first of a double click', async () => {
    const page = await openBootPage();
    page.click('menu', { detail: 1 });
    page.click('menu', { detail: 2 });
    expect(page.control('panel').hidden).toBe(false);
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
  });

  it.each<[string, (page: BootPage) => void]>([
    ['a second click', (page) => page.click('menu')],
    ['the panel’s own button', (page) => page.click('close')],
    ['the Escape key', (page) => page.press('plain', 'Escape')],
  ])('is undone by %s: the panel closes and nothing is delivered or followed', async (_, takeBack) => {
    const page = await openBootPage();
    page.click('menu');
    takeBack(page);
    expect(page.control('panel').hidden).toBe(true);
    expect(page.isLoadingAnnounced()).toBe(false);
    expect(page.control('menu').getAttribute('aria-expanded')).toBe('false');
    vi.advanceTimersByTime(holdMs);
    page.hydrate();
    expect(page.clicks).toEqual([]);
    expect(page.window.location.hash).toBe('');
  });

  it('is not undone by Escape for a dialog above the panel', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('leave');
    page.press('plain', 'Escape');
    expect(page.control('panel').hidden).toBe(false);
    page.dialog().close();
    page.press('plain', 'Escape');
    expect(page.control('panel').hidden).toBe(true);
  });

  it('is not undone by another key', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.press('plain', 'a');
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
  });

  it('is not undone by Escape on a control without a panel', async () => {
    const page = await openBootPage();
    page.press('plain', 'Escape');
    page.click('consent');
    page.press('plain', 'Escape');
    page.hydrate();
    expect(page.clicks).toEqual(['consent']);
  });

  it.each<[string, (page: BootPage) => void]>([
    ['Escape', (page) => page.press('plain', 'Escape')],
    ['the panel’s own button', (page) => page.click('close')],
  ])('has focus again after %s', async (_, takeBack) => {
    const page = await openBootPage();
    page.click('menu');
    page.control('close').focus();
    takeBack(page);
    expect(page.document.activeElement).toBe(page.control('menu'));
  });

  it('keeps the panel open when the scripts fail, without leaving the page', async () => {
    const page = await openBootPage();
    page.click('menu');
    await fail(page);
    vi.advanceTimersByTime(holdMs + pressMs);
    expect(page.control('panel').hidden).toBe(false);
    expect(page.isLoadingAnnounced()).toBe(false);
    expect(page.window.location.hash).toBe('');
    expect(reloadedFor(page)).toBe(0);
    page.click('menu');
    expect(page.control('panel').hidden).toBe(true);
    page.click('menu');
    expect(page.control('panel').hidden).toBe(false);
    expect(page.isLoadingAnnounced(), 'no loading note').toBe(false);
  });

  it('closes a panel without aria-expanded and follows the link when the scripts fail', async () => {
    const page = await openBootPage();
    page.click('agree');
    expect(page.control('agreed').hidden).toBe(false);
    expect(page.control('agree').hasAttribute('aria-expanded')).toBe(false);
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.window.location.hash).toBe('');
    await fail(page);
    expect(page.control('agreed').hidden).toBe(true);
    expect(page.window.location.hash).toBe('#numbers');
    expect(page.click('agree'), 'later clicks are not held').toBe(true);
  });

  it('is replaced by a click on a control with another panel', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('agree');
    expect(page.control('panel').hidden).toBe(true);
    expect(page.control('agreed').hidden).toBe(false);
    page.hydrate();
    expect(page.clicks).toEqual(['agree']);
    expect(page.errors).toEqual([]);
  });

  it('closes its panel when another control is clicked', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('consent');
    expect(page.control('panel').hidden).toBe(true);
  });
});

describe('any other link', () => {
  it('is never held', async () => {
    const page = await openBootPage();
    expect(page.click('plain')).toBe(true);
    expect(page.clicks).toEqual(['plain']);
  });

  it('is not lost to a reload, whether clicked before or after the scripts fail', async () => {
    for (const clicksFirst of [true, false]) {
      const page = await openBootPage();
      page.press('plain', 'Tab');
      await page.settle();
      if (clicksFirst) page.click('plain');
      await fail(page);
      if (!clicksFirst) page.click('plain');
      vi.advanceTimersByTime(pressMs);
      expect(reloadedFor(page)).toBe(0);
    }
  });
});

it('a page without the loading note still holds clicks', async () => {
  const page = await openBootPage();
  page.control(loadingNoteId).remove();
  page.click('consent');
  page.hydrate();
  expect(page.clicks).toEqual(['consent']);
  expect(page.errors).toEqual([]);
});

it('a page without clicks hydrates without errors', async () => {
  const page = await openBootPage();
  page.hydrate();
  expect(page.errors).toEqual([]);
});

it('nothing is held after hydration', async () => {
  const page = await openBootPage();
  page.hydrate();
  expect(page.click('menu')).toBe(true);
  expect(page.clicks).toEqual(['menu']);
});
