import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBootPage, runtimeFiles } from './open-boot-page';

const holdMs = 4000;
const readingMs = 2500;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a click on a control that needs the program', () => {
  it.each(['menu', 'leave', 'print'])('is held until the page is hydrated and then delivered once: %s', async (id) => {
    const page = await openBootPage();
    expect(page.click(id)).toBe(false);
    expect(page.clicks).toEqual([]);
    page.hydrate();
    expect(page.clicks).toEqual([id]);
    page.hydrate();
    vi.advanceTimersByTime(2 * holdMs);
    expect(page.clicks).toEqual([id]);
  });

  it('starts the program', async () => {
    const page = await openBootPage();
    page.click('menu');
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('is followed as the link that it is when nothing has hydrated after 4 s, and not delivered later', async () => {
    const page = await openBootPage();
    page.click('menu');
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.window.location.hash).toBe('');
    vi.advanceTimersByTime(1);
    expect(page.window.location.hash).toBe('#site-links');
    page.hydrate();
    expect(page.clicks).toEqual([]);
  });

  it('has the whole time to itself, however many clicks came before', async () => {
    const page = await openBootPage();
    page.click('menu');
    vi.advanceTimersByTime(1000);
    page.click('menu');
    vi.advanceTimersByTime(2500);
    page.click('menu');
    vi.advanceTimersByTime(holdMs - 1);
    expect(page.window.location.hash).toBe('');
    expect(page.control('panel').hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(page.window.location.hash).toBe('#site-links');
  });

  it('is followed at once when files of the program cannot be fetched, and no reload gets in its way', async () => {
    const page = await openBootPage();
    page.click('menu');
    for (const script of page.scripts()) script.dispatchEvent(new page.window.Event('error'));
    expect(page.window.sessionStorage).toHaveLength(0);
    expect(page.window.location.hash).toBe('#site-links');
    expect(page.click('leave')).toBe(true);
  });

  it('counts as the press of the space bar does on a link that is a button', async () => {
    const page = await openBootPage();
    expect(page.press('menu', ' ')).toBe(false);
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
    expect(page.press('menu', ' ')).toBe(true);
  });

  it('counts once while the space bar is held', async () => {
    const page = await openBootPage();
    page.press('menu', ' ');
    expect(page.press('menu', ' ', true), 'nor does it scroll the page').toBe(false);
    expect(page.control('panel').hidden).toBe(false);
    page.hydrate();
    expect(page.clicks).toEqual(['menu']);
  });

  it('is delivered to the control that was clicked last', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('leave');
    page.hydrate();
    expect(page.clicks).toEqual(['leave']);
  });

  it('is dropped when the control has left the page', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.control('menu').remove();
    page.hydrate();
    vi.advanceTimersByTime(holdMs);
    expect(page.clicks).toEqual([]);
    expect(page.window.location.hash).toBe('');
  });

  it('is dropped when the control is no longer shown', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.control('menu').hidden = true;
    page.hydrate();
    expect(page.clicks).toEqual([]);
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

  it('is taken back by a second click: the panel is hidden and nothing is delivered or followed', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('menu');
    expect(page.control('panel').hidden).toBe(true);
    expect(page.control('menu').getAttribute('aria-expanded')).toBe('false');
    vi.advanceTimersByTime(holdMs);
    page.hydrate();
    expect(page.clicks).toEqual([]);
    expect(page.window.location.hash).toBe('');
  });

  it('is taken back by the Escape key, and focus is on the control', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.press('plain', 'Escape');
    expect(page.control('panel').hidden).toBe(true);
    expect(page.control('menu').getAttribute('aria-expanded')).toBe('false');
    expect(page.document.activeElement).toBe(page.control('menu'));
    vi.advanceTimersByTime(holdMs);
    page.hydrate();
    expect(page.clicks).toEqual([]);
    expect(page.window.location.hash).toBe('');
  });

  it('hides it again when another control is clicked, and when the link is followed', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('leave');
    expect(page.control('panel').hidden).toBe(true);
    page.click('menu');
    vi.advanceTimersByTime(holdMs);
    expect(page.control('panel').hidden).toBe(true);
    expect(page.window.location.hash).toBe('#site-links');
  });
});

it('a click on any other link is never held', async () => {
  const page = await openBootPage();
  expect(page.click('plain')).toBe(true);
  expect(page.clicks).toEqual(['plain']);
});

it('nothing is held once the page is hydrated', async () => {
  const page = await openBootPage();
  page.hydrate();
  expect(page.click('menu')).toBe(true);
  expect(page.clicks).toEqual(['menu']);
});

it('a page without a list of files, as in development, holds and loads nothing', async () => {
  const page = await openBootPage({ files: null });
  expect(page.click('menu')).toBe(true);
  page.press('plain', 'Tab');
  page.becomeIdle();
  expect(page.scripts()).toEqual([]);
  expect(page.fetched).not.toHaveBeenCalled();
});

describe('the files of the program', () => {
  it('are fetched, not run, when the page is idle', async () => {
    const page = await openBootPage();
    expect(page.fetched).not.toHaveBeenCalled();
    page.becomeIdle();
    expect(page.fetched.mock.calls).toEqual(runtimeFiles.map((file) => [file, { priority: 'low' }]));
    expect(page.scripts()).toEqual([]);
  });

  it.each([
    ['data saver is on', { connection: { saveData: true, effectiveType: '4g' } }],
    ['the connection is 2g', { connection: { effectiveType: '2g' } }],
    ['the connection is slow 2g', { connection: { effectiveType: 'slow-2g' } }],
    ['the browser is offline', { onLine: false }],
  ])('are not fetched while %s, and still run on intent', async (_, settings) => {
    const page = await openBootPage({ ...settings, startsProgram: true });
    page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
    page.press('plain', 'Tab');
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('are fetched on a connection that is fast or unknown', async () => {
    for (const connection of [{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }, {}]) {
      const page = await openBootPage({ connection });
      page.becomeIdle();
      expect(page.fetched).toHaveBeenCalledTimes(runtimeFiles.length);
    }
  });

  it('run by themselves where they are the page’s purpose, when it was left alone long enough to be read', async () => {
    const page = await openBootPage({ startsProgram: true });
    page.becomeIdle();
    expect(page.fetched).toHaveBeenCalledTimes(runtimeFiles.length);
    expect(page.scripts()).toEqual([]);
    vi.advanceTimersByTime(readingMs);
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('are not fetched again when they run already', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    page.becomeIdle();
    expect(page.fetched).not.toHaveBeenCalled();
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'])(
    'run on %s, the first sign of intent',
    async (type) => {
      const page = await openBootPage();
      page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
      expect(page.scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual(
        runtimeFiles.map((file) => [file, false]),
      );
    },
  );

  it('do not run for a pointer in the corner of a browser without a window, and run when one moves', async () => {
    const page = await openBootPage();
    const pointAt = (clientX: number) =>
      page.control('plain').dispatchEvent(new page.window.MouseEvent('pointermove', { bubbles: true, clientX }));
    pointAt(0);
    expect(page.scripts()).toEqual([]);
    pointAt(40);
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('run once, however many signs there are', async () => {
    const page = await openBootPage();
    for (const type of ['pointermove', 'keydown', 'scroll', 'pointermove'])
      page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
    page.click('menu');
    page.click('leave');
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });
});

describe('the Trusted Types policy', () => {
  it('lets scripts come from the site’s own program only', async () => {
    const { createScriptURL } = (await openBootPage()).policies.default ?? {};
    for (const own of [
      '/_next/static/chunks/a.js',
      'https://www.wexcombevale.example/_next/static/chunks/a.js',
      '/_vercel/insights/script.js',
    ])
      expect(createScriptURL?.(own)).toBe(own);
    for (const other of [
      'https://evil.example/_next/static/a.js',
      '//evil.example/_next/static/a.js',
      '/images/a.js',
      '/_next/static/../../a.js',
      'data:text/javascript,alert(1)',
      'javascript:alert(1)',
    ]) {
      expect(createScriptURL?.(other)).toBeNull();
    }
  });

  it('lets no markup become elements but the empty script that React makes', async () => {
    const { createHTML, createScript } = (await openBootPage()).policies.default ?? {};
    expect(createHTML?.('Plain & simple')).toBe('Plain & simple');
    expect(createHTML?.('<script></script>')).toBe('<script></script>');
    for (const markup of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<script></script><b>'])
      expect(createHTML?.(markup)).toBeNull();
    expect(createScript).toBeUndefined();
  });
});
