import { describe, expect, it, vi } from 'vitest';
import { intentMs, readingMs } from '@/boot/delays';
import { fetchesAheadAttribute, openedAtAttribute } from '@/boot/protocol';
import { fakeTimeouts, openBootPage, runtimeFiles } from './open-boot-page';

fakeTimeouts();

describe('the page’s scripts', () => {
  it('are fetched but not run when the page is idle', async () => {
    const page = await openBootPage();
    expect(page.fetched).not.toHaveBeenCalled();
    await page.becomeIdle();
    expect(page.fetched.mock.calls).toEqual(runtimeFiles.map((file) => [file, { priority: 'low' }]));
    expect(page.scripts()).toEqual([]);
    expect(page.document.documentElement.hasAttribute(fetchesAheadAttribute)).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * readingMs);
    expect(page.scripts(), 'even after a long time').toEqual([]);
  });

  it('run after a scroll event that does not bubble', async () => {
    const page = await openBootPage();
    page.control('panel').dispatchEvent(new page.window.Event('scroll'));
    await page.actOnIntent();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('set no timer for the signs that follow the first', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await page.actOnIntent();
    const timers = vi.getTimerCount();
    page.press('plain', 'Tab');
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('are not prefetched after hydration', async () => {
    const page = await openBootPage();
    page.hydrate();
    await page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
    expect(page.document.documentElement.hasAttribute(fetchesAheadAttribute)).toBe(false);
  });

  it('are not requested again while loading', async () => {
    const page = await openBootPage();
    const arrived: (() => void)[] = [];
    page.fetched.mockImplementation(() => new Promise((resolve) => arrived.push(resolve)));
    await page.becomeIdle();
    page.click('consent');
    await page.settle();
    expect(page.scripts()).toEqual([]);
    arrived.forEach((arrive) => arrive());
    await page.settle();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it.each([
    ['data saver is on', { connection: { saveData: true, effectiveType: '4g' } }],
    ['the connection is 2g', { connection: { effectiveType: '2g' } }],
    ['the connection is slow 2g', { connection: { effectiveType: 'slow-2g' } }],
    ['the browser is offline', { onLine: false }],
  ])('are not prefetched while %s, and still run on intent', async (_, settings) => {
    const page = await openBootPage({ ...settings, startsProgram: true });
    await page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
    expect(page.document.documentElement.hasAttribute(fetchesAheadAttribute)).toBe(false);
    page.press('plain', 'Tab');
    await page.actOnIntent();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('are prefetched on a fast or unknown connection', async () => {
    for (const connection of [{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, {}]) {
      const page = await openBootPage({ connection });
      await page.becomeIdle();
      expect(page.fetched).toHaveBeenCalledTimes(runtimeFiles.length);
    }
  });

  it('run without intent where the page is an app, after it was visible long enough', async () => {
    const page = await openBootPage({ startsProgram: true });
    await page.becomeIdle();
    expect(page.fetched).toHaveBeenCalledTimes(runtimeFiles.length);
    expect(page.scripts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(readingMs);
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('are not prefetched when they already run', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
  });

  it('run in order', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await page.actOnIntent();
    expect(page.scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual(
      runtimeFiles.map((file) => [file, false]),
    );
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])('run shortly after %s', async (type) => {
    const page = await openBootPage();
    page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(intentMs - 1);
    expect(page.scripts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('run at once for a held click, whatever events came before', async () => {
    const page = await openBootPage();
    page.control('plain').dispatchEvent(new page.window.Event('pointerdown', { bubbles: true }));
    page.click('consent');
    await page.settle();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('ignore a pointer at x = 0, as headless browsers report, and run when it moves', async () => {
    const page = await openBootPage();
    const pointAt = (clientX: number) =>
      page.control('plain').dispatchEvent(new page.window.MouseEvent('pointermove', { bubbles: true, clientX }));
    pointAt(0);
    await page.actOnIntent();
    expect(page.scripts()).toEqual([]);
    pointAt(40);
    await page.actOnIntent();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('run once for any number of events', async () => {
    const page = await openBootPage();
    for (const type of ['pointermove', 'keydown', 'scroll', 'pointermove'])
      page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
    page.click('menu');
    page.click('consent');
    await page.actOnIntent();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });
});

it('no event counts as intent after hydration', async () => {
  const page = await openBootPage();
  const move = () => {
    const read = vi.fn(() => 40);
    const event = Object.defineProperty(new page.window.Event('pointermove'), 'x', { get: read });
    page.window.dispatchEvent(event);
    return read.mock.calls.length;
  };
  expect(move()).toBeGreaterThan(0);
  page.hydrate();
  expect(move()).toBe(0);
});

it('a page without a list of scripts, as in development, holds and loads nothing', async () => {
  const page = await openBootPage({ files: null });
  expect(page.click('menu')).toBe(true);
  page.press('plain', 'Tab');
  await page.becomeIdle();
  expect(page.scripts()).toEqual([]);
  expect(page.fetched).not.toHaveBeenCalled();
});

it('a prerendered page loads nothing and records no position until it is shown', async () => {
  const page = await openBootPage({ isPrerendered: true, startsProgram: true });
  const root = page.document.documentElement;
  page.control('plain').dispatchEvent(new page.window.Event('scroll', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(10 * readingMs);
  expect([page.fetched.mock.calls, page.scripts(), root.hasAttribute(openedAtAttribute)]).toEqual([[], [], false]);
  Object.defineProperty(page.document, 'prerendering', { value: false });
  page.document.dispatchEvent(new page.window.Event('prerenderingchange'));
  await page.becomeIdle();
  expect(page.fetched).toHaveBeenCalledTimes(runtimeFiles.length);
  expect(root.getAttribute(openedAtAttribute)).toBe('0');
});
