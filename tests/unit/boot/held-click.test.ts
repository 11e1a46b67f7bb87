import { describe, expect, it, vi } from 'vitest';
import { holdMs, pressMs } from '@/boot/delays';
import { loadingNoteId } from '@/boot/protocol';
import { fail, openBootPage, reloadedFor, runtimeFiles, fakeTimeouts, type BootPage } from './open-boot-page';

fakeTimeouts();

describe('a click on a control that needs the program', () => {
  it.each(['menu', 'consent'])('is held until the page is hydrated and then delivered once: %s', async (id) => {
    const page = await openBootPage();
    expect(page.click(id)).toBe(false);
    expect(page.clicks).toEqual([]);
    page.hydrate();
    expect(page.clicks).toEqual([id]);
    page.hydrate();
    vi.advanceTimersByTime(2 * holdMs);
    expect(page.clicks).toEqual([id]);
  });

  it('starts the program and says that it is loading, until that is there', async () => {
    const page = await openBootPage();
    page.click('consent');
    expect(page.isLoadingAnnounced()).toBe(true);
    await page.settle();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
    page.hydrate();
    expect(page.isLoadingAnnounced()).toBe(false);
  });

  it('is delivered to the button that has come in the place of the link', async () => {
    const page = await openBootPage();
    page.click('consent');
    const button = Object.assign(page.document.createElement('button'), { id: 'consent' });
    page.control('consent').replaceWith(button);
    page.hydrate();
    expect(page.clicks).toEqual(['consent']);
  });

  it('is followed as the link that it is when nothing has hydrated after 4 s, and not delivered later', async () => {
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

  it('counts once, and has the whole time to itself, however often it is made', async () => {
    const page = await openBootPage();
    page.click('consent');
    vi.advanceTimersByTime(2500);
    page.click('consent');
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.window.location.hash).toBe('');
    page.hydrate();
    expect(page.clicks).toEqual(['consent']);
  });

  it('is followed at once when files of the program cannot be fetched, and no reload gets in its way', async () => {
    const page = await openBootPage();
    page.click('consent');
    await fail(page);
    expect(page.window.location.hash).toBe('#numbers');
    vi.advanceTimersByTime(pressMs);
    expect(reloadedFor(page)).toBe(0);
    expect(page.click('consent'), 'from then on nothing is held').toBe(true);
  });

  it('is delivered to the control that was clicked last', async () => {
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
  ])('is never held with %s', async (_, init) => {
    const page = await openBootPage();
    expect(page.click('menu', init)).toBe(true);
    expect(page.clicks).toEqual(['menu']);
  });
});

describe('a click on a control whose panel is in the page', () => {
  it('shows the panel at once, and is delivered once the page is hydrated', async () => {
    const page = await openBootPage();
    page.click('menu');
    expect(page.control('panel').hidden).toBe(false);
    expect(page.control('menu').getAttribute('aria-expanded')).toBe('true');
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
  });

  it.each<[string, (page: BootPage) => void]>([
    ['a second click', (page) => page.click('menu')],
    ['the panel’s own button', (page) => page.click('close')],
    ['the Escape key', (page) => page.press('plain', 'Escape')],
  ])('is taken back by %s: the panel is hidden and nothing is delivered or followed', async (_, takeBack) => {
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

  it('is not taken back by another key', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.press('plain', 'a');
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
  });

  it('is not taken back by the Escape key on a control without a panel', async () => {
    const page = await openBootPage();
    page.press('plain', 'Escape');
    page.click('consent');
    page.press('plain', 'Escape');
    page.hydrate();
    expect(page.clicks).toEqual(['consent']);
  });

  it('has focus again after the Escape key', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.press('plain', 'Escape');
    expect(page.document.activeElement).toBe(page.control('menu'));
  });

  it('leaves the panel open when the program does not come, without taking the page away', async () => {
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
    expect(page.isLoadingAnnounced(), 'nothing is loading any more').toBe(false);
  });

  it('closes a panel that says too much without the program, and follows the link, when the program does not come', async () => {
    const page = await openBootPage();
    page.click('agree');
    expect(page.control('agreed').hidden).toBe(false);
    expect(page.control('agree').hasAttribute('aria-expanded')).toBe(false);
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.window.location.hash).toBe('');
    await fail(page);
    expect(page.control('agreed').hidden).toBe(true);
    expect(page.window.location.hash).toBe('#numbers');
    expect(page.click('agree'), 'from then on nothing is held').toBe(true);
  });

  it('gives way to a click on a control with another panel', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('agree');
    expect(page.control('panel').hidden).toBe(true);
    expect(page.control('agreed').hidden).toBe(false);
    page.hydrate();
    expect(page.clicks).toEqual(['agree']);
    expect(page.errors).toEqual([]);
  });

  it('hides it again when another control is clicked', async () => {
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

  it('is not lost to a reload, whether its click comes before the files fail or after', async () => {
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

it('a page without the note that the program is loading holds clicks all the same', async () => {
  const page = await openBootPage();
  page.control(loadingNoteId).remove();
  page.click('consent');
  page.hydrate();
  expect(page.clicks).toEqual(['consent']);
  expect(page.errors).toEqual([]);
});

it('a page on which nothing was clicked is hydrated without an error', async () => {
  const page = await openBootPage();
  page.hydrate();
  expect(page.errors).toEqual([]);
});

it('nothing is held once the page is hydrated', async () => {
  const page = await openBootPage();
  page.hydrate();
  expect(page.click('menu')).toBe(true);
  expect(page.clicks).toEqual(['menu']);
});
