import { describe, expect, it, vi } from 'vitest';
import { intentMs, readingMs } from '@/boot/delays';
import { fetchesAheadAttribute, openedAtAttribute } from '@/boot/protocol';
import { openBootPage, runtimeFiles, fakeTimeouts } from './open-boot-page';

fakeTimeouts();

describe('the files of the program', () => {
  it('are fetched, not run, when the page is idle', async () => {
    const page = await openBootPage();
    expect(page.fetched).not.toHaveBeenCalled();
    await page.becomeIdle();
    expect(page.fetched.mock.calls).toEqual(runtimeFiles.map((file) => [file, { priority: 'low' }]));
    expect(page.scripts()).toEqual([]);
    expect(page.document.documentElement.hasAttribute(fetchesAheadAttribute)).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * readingMs);
    expect(page.scripts(), 'however long the page is read').toEqual([]);
  });

  it('run at a scroll in a part of the page, which only the part hears', async () => {
    const page = await openBootPage();
    page.control('panel').dispatchEvent(new page.window.Event('scroll'));
    await page.actOnIntent();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('are not fetched, and no page is made ready, once the page is hydrated', async () => {
    const page = await openBootPage();
    page.hydrate();
    await page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
    expect(page.document.documentElement.hasAttribute(fetchesAheadAttribute)).toBe(false);
  });

  it('are not asked for again while they are on their way', async () => {
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
  ])('are not fetched while %s, and still run on intent', async (_, settings) => {
    const page = await openBootPage({ ...settings, startsProgram: true });
    await page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
    expect(page.document.documentElement.hasAttribute(fetchesAheadAttribute)).toBe(false);
    page.press('plain', 'Tab');
    await page.actOnIntent();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('are fetched on a connection that is fast or unknown', async () => {
    for (const connection of [{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, {}]) {
      const page = await openBootPage({ connection });
      await page.becomeIdle();
      expect(page.fetched).toHaveBeenCalledTimes(runtimeFiles.length);
    }
  });

  it('run by themselves where they are the page’s purpose, when it was left alone long enough to be read', async () => {
    const page = await openBootPage({ startsProgram: true });
    await page.becomeIdle();
    expect(page.fetched).toHaveBeenCalledTimes(runtimeFiles.length);
    expect(page.scripts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(readingMs);
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('are not fetched again when they run already', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
  });

  it('run in their order', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await page.actOnIntent();
    expect(page.scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual(
      runtimeFiles.map((file) => [file, false]),
    );
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
    'run after %s, once a click could follow',
    async (type) => {
      const page = await openBootPage();
      page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
      await vi.advanceTimersByTimeAsync(intentMs - 1);
      expect(page.scripts()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(page.scripts()).toHaveLength(runtimeFiles.length);
    },
  );

  it('run at once for a click that waits for them, whatever came before', async () => {
    const page = await openBootPage();
    page.control('plain').dispatchEvent(new page.window.Event('pointerdown', { bubbles: true }));
    page.click('consent');
    await page.settle();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('do not run for a pointer in the corner of a browser without a window, and run when one moves', async () => {
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

  it('run once, however many signs there are', async () => {
    const page = await openBootPage();
    for (const type of ['pointermove', 'keydown', 'scroll', 'pointermove'])
      page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
    page.click('menu');
    page.click('consent');
    await page.actOnIntent();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });
});

it('nothing is heard as a sign of intent once the page is hydrated', async () => {
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

it('a page without a list of files, as in development, holds and loads nothing', async () => {
  const page = await openBootPage({ files: null });
  expect(page.click('menu')).toBe(true);
  page.press('plain', 'Tab');
  await page.becomeIdle();
  expect(page.scripts()).toEqual([]);
  expect(page.fetched).not.toHaveBeenCalled();
});

it('a prerendered page starts nothing and notes no position before it is shown', async () => {
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
