// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const router = { tree: 'of /page' };
const replaceState = vi.fn();
const reload = vi.fn();
let stop = () => {};
let noteShownPage = () => {};

/** The browser is at an entry of the history: its path and its state. */
function goTo(pathname: string, state: unknown): void {
  vi.stubGlobal('location', { pathname, reload });
  vi.stubGlobal('history', { state, replaceState });
}

beforeEach(async () => {
  vi.resetModules();
  replaceState.mockReset();
  reload.mockReset();
  const entries = await import('@/lib/browser/router-entries');
  noteShownPage = entries.noteShownPage;
  stop = entries.adoptForeignEntries();
  goTo('/page', router);
});

afterEach(() => stop());

describe('a history entry made by a hash link', () => {
  const followLink = (pathname: string, state: unknown) => {
    goTo(pathname, state);
    dispatchEvent(new HashChangeEvent('hashchange'));
  };

  it('gets the router’s state, so that Back and Forward recognize it', () => {
    noteShownPage();
    followLink('/page', null);
    expect(replaceState.mock.calls).toEqual([[router, '']]);
  });

  it.each([
    ['has a state of its own', '/page', { other: true }],
    ['is of another page', '/other', null],
  ])('stays unchanged when it %s', (_, pathname, state) => {
    noteShownPage();
    followLink(pathname, state);
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('stays unchanged before the router shows a page, and after the watcher stopped', () => {
    followLink('/page', null);
    noteShownPage();
    stop();
    followLink('/page', null);
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('Back or Forward', () => {
  const moveTo = (pathname: string, state: unknown) => {
    goTo(pathname, state);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };

  it('reload when the router does not know the page', () => {
    noteShownPage();
    moveTo('/earlier', null);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['an entry of the router', '/earlier', router],
    ['another part of the page', '/page', null],
  ])('do not reload for %s', (_, pathname, state) => {
    noteShownPage();
    moveTo(pathname, state);
    expect(reload).not.toHaveBeenCalled();
  });

  it('do not reload before the router shows a page, and after the watcher stopped', () => {
    moveTo('/earlier', null);
    goTo('/page', router);
    noteShownPage();
    stop();
    moveTo('/earlier', null);
    expect(reload).not.toHaveBeenCalled();
  });
});
