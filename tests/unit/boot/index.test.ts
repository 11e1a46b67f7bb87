import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdMs, intentMs, pressMs, readingMs } from '@/boot/delays';
import { fetchesAheadAttribute, openedAtAttribute } from '@/boot/protocol';
import { showModalEvent } from '@/lib/browser/show-modal';
import { userLocaleKey } from '@/lib/i18n/routing';
import { openBootPage, runtimeFiles } from './open-boot-page';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

type BootPage = Awaited<ReturnType<typeof openBootPage>>;

/** No file of the program can be fetched. */
async function fail(page: BootPage): Promise<void> {
  await page.settle();
  expect(page.scripts()).toHaveLength(runtimeFiles.length);
  for (const script of page.scripts()) script.dispatchEvent(new page.window.Event('error'));
}

const reloadedFor = (page: BootPage) => page.window.sessionStorage.length;

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
    expect(page.isLoadingTold()).toBe(true);
    await page.settle();
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
    page.hydrate();
    expect(page.isLoadingTold()).toBe(false);
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
    expect(page.isLoadingTold()).toBe(false);
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
    expect(page.isLoadingTold()).toBe(false);
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
    expect(page.isLoadingTold()).toBe(false);
    expect(page.window.location.hash).toBe('');
    expect(reloadedFor(page)).toBe(0);
    page.click('menu');
    expect(page.control('panel').hidden).toBe(true);
    page.click('menu');
    expect(page.control('panel').hidden).toBe(false);
    expect(page.isLoadingTold(), 'nothing is loading any more').toBe(false);
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

  it('hides it again when another control is clicked', async () => {
    const page = await openBootPage();
    page.click('menu');
    page.click('consent');
    expect(page.control('panel').hidden).toBe(true);
  });
});

describe('a link to someone else’s site', () => {
  it('asks first, by the host, whether or not there is a program', async () => {
    for (const files of [runtimeFiles, null]) {
      const page = await openBootPage({ files });
      expect(page.click('leave')).toBe(false);
      expect(page.dialog().open).toBe(true);
      expect(page.dialog().querySelector('b')?.textContent).toBe('agency.example:8443');
      expect(page.dialog().querySelector('a')?.href).toBe('https://agency.example:8443/page');
      expect(page.dialog().querySelector('a')).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    }
  });

  it('asks when the files of the program fail, too', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await fail(page);
    expect(page.click('leave')).toBe(false);
    expect(page.dialog().open).toBe(true);
  });

  it('goes its way with a modifier key', async () => {
    const page = await openBootPage();
    expect(page.click('leave', { ctrlKey: true })).toBe(true);
    expect(page.dialog().open).toBe(false);
  });

  it('any component can ask, and a second time changes nothing while it is open', async () => {
    const page = await openBootPage();
    const raise = (url: string) =>
      page
        .control('plain')
        .dispatchEvent(new page.window.CustomEvent(showModalEvent, { bubbles: true, detail: { url } }));
    raise('https://jobs.example/openings');
    raise('https://other.example/');
    expect(page.dialog().querySelector('b')?.textContent).toBe('jobs.example');
  });

  it('opens at the event on the document, too', async () => {
    const page = await openBootPage();
    page.document.dispatchEvent(
      new page.window.CustomEvent(showModalEvent, { detail: { url: 'https://jobs.example/openings' } }),
    );
    expect(page.dialog().open).toBe(true);
  });

  it('asks where the site is not encrypted, too, and where the event is heard by nobody else', async () => {
    const page = await openBootPage();
    const detail = { url: 'http://agency.example/' };
    page.control('plain').dispatchEvent(new page.window.CustomEvent(showModalEvent, { detail }));
    expect(page.dialog().querySelector('b')?.textContent).toBe('agency.example');
  });

  it.each(['javascript:alert(1)', 'javascript:"https:"', 'data:text/html,x', '/about', 'https://', ''])(
    '%o opens nothing',
    async (url) => {
      const page = await openBootPage();
      for (const detail of [{ url }, null])
        page.control('plain').dispatchEvent(new page.window.CustomEvent(showModalEvent, { bubbles: true, detail }));
      expect(page.dialog().open).toBe(false);
    },
  );
});

describe('the quick exit', () => {
  it.each([runtimeFiles, null])('puts its page in the place of this one, whatever the program: %j', async (files) => {
    const page = await openBootPage({ files });
    const { length } = page.window.history;
    expect(page.click('exit')).toBe(false);
    expect(page.window.location.hash).toBe('#exit-target');
    expect(page.window.history).toHaveLength(length);
  });

  it('is not lost to a reload when the files of the program fail', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    page.click('exit');
    await fail(page);
    vi.advanceTimersByTime(pressMs);
    expect(reloadedFor(page)).toBe(0);
  });

  it('goes its way with a modifier key', async () => {
    const page = await openBootPage();
    expect(page.click('exit', { ctrlKey: true })).toBe(true);
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

it('a file of the program that cannot be fetched reloads a page that nobody is using', async () => {
  const page = await openBootPage();
  page.press('plain', 'Tab');
  await fail(page);
  vi.advanceTimersByTime(pressMs - 1);
  expect(reloadedFor(page)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reloadedFor(page)).toBe(1);
});

it.each<[string, (page: BootPage) => void]>([
  ['a click beside every link', (page) => page.click('words')],
  ['a link that was opened in a tab of its own', (page) => page.click('plain', { ctrlKey: true })],
])('%s is no use of the page: it is reloaded for a file that cannot be fetched', async (_, use) => {
  const page = await openBootPage();
  page.press('plain', 'Tab');
  use(page);
  await fail(page);
  vi.advanceTimersByTime(pressMs);
  expect(reloadedFor(page)).toBe(1);
});

it('a picture that cannot be fetched reloads nothing', async () => {
  const page = await openBootPage();
  page.control('panel').dispatchEvent(new page.window.Event('error'));
  page.window.dispatchEvent(new page.window.Event('error'));
  vi.advanceTimersByTime(pressMs);
  expect(reloadedFor(page)).toBe(0);
});

it('a print button prints at once, with or without the program', async () => {
  for (const files of [runtimeFiles, null]) {
    const page = await openBootPage({ files });
    page.click('print');
    expect(page.printed).toHaveBeenCalledOnce();
    page.hydrate();
    page.click('words');
    expect(page.printed).toHaveBeenCalledOnce();
  }
});

it('print-outs have the short title of the page and its version in their margins', async () => {
  const page = await openBootPage();
  page.window.dispatchEvent(new page.window.Event('beforeprint'));
  const title = page.document.documentElement.style.getPropertyValue('--print-title');
  expect(title).toBe('"Our firm · Version 2"');
});

describe('the language switcher', () => {
  const stored = ({ window }: BootPage) => window.localStorage[userLocaleKey];
  const press = (page: BootPage, type: 'click' | 'auxclick', button: number) => {
    // What the page does with the click by itself comes too late to keep it from being stored.
    page.control('language').addEventListener(type, (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    });
    page.window.history.replaceState(null, '', '/about?a=1#plain-target');
    const event = new page.window.MouseEvent(type, { button, bubbles: true, cancelable: true });
    page.control('language').dispatchEvent(event);
  };

  it.each([
    ['click', 0],
    ['auxclick', 1],
  ] as const)('stores the choice at a %s with button %d, and keeps query and hash', async (type, button) => {
    const page = await openBootPage();
    press(page, type, button);
    expect(stored(page)).toBe('es');
    expect((page.control('language') as HTMLAnchorElement).href).toMatch(/\/es\/about\?a=1#plain-target$/);
  });

  it('stores nothing when its menu is opened, or another link is followed', async () => {
    const page = await openBootPage();
    press(page, 'auxclick', 2);
    page.click('plain');
    expect(stored(page)).toBeUndefined();
  });
});

it('nothing is held once the page is hydrated', async () => {
  const page = await openBootPage();
  page.hydrate();
  expect(page.click('menu')).toBe(true);
  expect(page.clicks).toEqual(['menu']);
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
    await vi.advanceTimersByTimeAsync(intentMs);
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
    await page.settle();
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

  it('run on a key, the first sign of intent', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    await page.settle();
    expect(page.scripts().map((script) => [script.getAttribute('src'), script.async])).toEqual(
      runtimeFiles.map((file) => [file, false]),
    );
  });

  it.each(['pointermove', 'pointerdown', 'focusin', 'scroll'])(
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
    await vi.advanceTimersByTimeAsync(intentMs);
    expect(page.scripts()).toEqual([]);
    pointAt(40);
    await vi.advanceTimersByTimeAsync(intentMs);
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });

  it('run once, however many signs there are', async () => {
    const page = await openBootPage();
    for (const type of ['pointermove', 'keydown', 'scroll', 'pointermove'])
      page.control('plain').dispatchEvent(new page.window.Event(type, { bubbles: true }));
    page.click('menu');
    page.click('consent');
    await vi.advanceTimersByTimeAsync(intentMs);
    expect(page.scripts()).toHaveLength(runtimeFiles.length);
  });
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

describe('the Trusted Types policy', () => {
  it('lets scripts come from the site’s own program only', async () => {
    const { createScriptURL } = (await openBootPage()).policies.default ?? {};
    for (const own of ['/_next/static/chunks/a.js', 'https://www.wexcombevale.example/_next/static/chunks/a.js'])
      expect(createScriptURL?.(own)).toBe(own);
    for (const other of [
      'https://evil.example/_next/static/a.js',
      '//evil.example/_next/static/a.js',
      '/images/a.js',
      '/_next/static/../../a.js',
      '/_next/static/..%2f..%2fa.js',
      '/_next/static/%5c..%5ca.js',
      '/_vercel/insights/script.js',
      'data:text/javascript,alert(1)',
      'javascript:alert(1)',
    ]) {
      expect(createScriptURL?.(other)).toBeNull();
    }
  });

  it('lets the counter’s script come in a build that has one, and nothing encoded from there', async () => {
    const { createScriptURL } = (await openBootPage({ counts: true })).policies.default ?? {};
    for (const own of ['/_next/static/chunks/a.js', '/_vercel/insights/script.js'])
      expect(createScriptURL?.(own)).toBe(own);
    for (const other of ['/_vercel/..%2fa.js', '/_vercelx/a.js', '/images/_vercel/a.js'])
      expect(createScriptURL?.(other)).toBeNull();
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
