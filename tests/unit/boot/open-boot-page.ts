import { JSDOM, VirtualConsole } from 'jsdom';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { intentMs, settleMs } from '@/boot/delays';
import {
  hydratedEvent,
  leaveSiteAttribute,
  loadingNoteId,
  needsRuntimeAttribute,
  notLoadedId,
  printsAttribute,
  printTitleAttribute,
  replacesPageAttribute,
  userLocaleAttribute,
  versionAttribute,
} from '@/boot/protocol';
import { runtimeAttribute } from '@/lib/browser/runtime';
import { mutationRun } from '@/tests/unit/mutation-run';
import type { BootScripts } from './boot-scripts';

/** The inline scripts of the pages, bundled from the modules as in a build. */
const [bootScript, countingBootScript] =
  (inject('bootScripts' as never) as BootScripts | undefined) ?? (await bundled());

async function bundled(): Promise<BootScripts> {
  const { bundleBoot } = await import('@/adapter/bundle-boot');
  return [bundleBoot(process.cwd()), bundleBoot(process.cwd(), 'counted')];
}

export const runtimeFiles = [
  '/_next/static/runtime/0123456789ab.js',
  '/_next/static/chunks/a.js',
  '/_next/static/chunks/b.js',
];

/** The rules of a Trusted Types policy, which TypeScript's library lacks. */
type PolicyRules = {
  createScriptURL?: (address: string) => string | null;
  createHTML?: (html: string) => string | null;
  createScript?: unknown;
};

type Settings = {
  /** The files that the adapter lists in the script; none in development and in the plain export. */
  files?: readonly string[] | null;
  connection?: { saveData?: boolean; effectiveType?: string };
  onLine?: boolean;
  /** The page has an element that needs the program even without interaction. */
  startsProgram?: boolean;
  /** The build has a counter of visits. */
  counts?: boolean;
  /** The browser renders the page before the visitor opens it. */
  isPrerendered?: boolean;
  /** Not all supported browsers have Trusted Types. */
  hasTrustedTypes?: boolean;
};

const body = `
  <main><h1 ${printTitleAttribute}="Our firm">About our firm</h1><p ${versionAttribute}="">Version 2</p></main>
  <p id="words">Words</p>
  <input id="field">
  <a id="plain" href="#plain-target">An ordinary link</a>
  <a id="menu" href="#site-links" aria-controls="panel" aria-expanded="false" ${needsRuntimeAttribute}=""><span>Menu</span></a>
  <div id="panel" hidden=""><button id="close" aria-controls="panel" ${needsRuntimeAttribute}="">Close</button></div>
  <a id="consent" href="#numbers" ${needsRuntimeAttribute}="">I Consent</a>
  <a id="agree" href="#numbers" aria-controls="agreed" ${needsRuntimeAttribute}="">I agree</a><p id="agreed" hidden="">You agreed</p>
  <a id="leave" href="https://agency.example:8443/page" ${leaveSiteAttribute}="">Another site</a>
  <a id="exit" href="#exit-target" ${replacesPageAttribute}="">Leave this page now</a>
  <a id="language" href="/es/about" ${userLocaleAttribute}="es">Español</a>
  <button id="write" ${needsRuntimeAttribute}="${notLoadedId}">Write</button><span id="${notLoadedId}" hidden="">It did not load</span>
  <button id="print" ${printsAttribute}="">Print</button>
  <p role="status"><span id="${loadingNoteId}" hidden="">Loading…</span></p>
  <dialog><p>To <b></b></p><form method="dialog"><button>Stay</button><a>Continue</a></form></dialog>`;

/**
 * A page with the inline script, evaluated as a browser does; its timers are Vitest's.
 * The links lead to fragments, because jsdom follows those.
 */
export async function openBootPage({
  files = runtimeFiles,
  connection,
  onLine = true,
  startsProgram = false,
  counts = false,
  isPrerendered = false,
  hasTrustedTypes = true,
}: Settings = {}) {
  const fetched = vi.fn<(address: string, options: unknown) => Promise<void>>(() => Promise.resolve());
  const printed = vi.fn();
  const policies: Record<string, PolicyRules> = {};
  const createPolicy = (name: string, rules: PolicyRules) => Object.assign(policies, { [name]: rules });
  const errors: unknown[] = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    if (error.type === 'unhandled-exception') errors.push(error);
  });
  const { window } = new JSDOM(
    `<!doctype html><html lang="en-US"><head><script${files ? ` ${runtimeAttribute}="${files.join(' ')}"` : ''}>${counts ? countingBootScript : bootScript}</script></head><body>${startsProgram ? '<section data-program=""></section>' : ''}${body}</body></html>`,
    {
      url: 'https://www.wexcombevale.example/about',
      runScripts: 'dangerously',
      virtualConsole,
      beforeParse: (window) => {
        Object.defineProperty(window.navigator, 'connection', { value: connection });
        Object.defineProperty(window.navigator, 'onLine', { value: onLine });
        Object.defineProperty(window.document, 'prerendering', { value: isPrerendered, configurable: true });
        Object.assign(window, mutationRun, {
          fetch: fetched,
          print: printed,
          requestAnimationFrame: (task: () => void) => setTimeout(task),
          trustedTypes: hasTrustedTypes ? { createPolicy } : undefined,
          setTimeout: (task: () => void, ms: number, ...rest: []) => setTimeout(task, ms, ...rest),
          clearTimeout: (timer?: NodeJS.Timeout) => clearTimeout(timer),
        });
      },
    },
  );
  const { document } = window;
  // jsdom has no modal dialogs: https://github.com/jsdom/jsdom/issues/3294
  window.HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  window.HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  const clicks: string[] = [];
  document.addEventListener('click', ({ target }) => clicks.push((target as Element).id));
  // jsdom has no layout: here every element in the page that is not hidden gets a width.
  Object.defineProperty(window.HTMLElement.prototype, 'offsetWidth', {
    get(this: HTMLElement) {
      return this.isConnected && !this.hidden ? 1 : 0;
    },
  });
  const control = (id: string) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`There is no #${id}`);
    return element;
  };
  return {
    window,
    document,
    control,
    policies,
    /** Uncaught errors of the script, which a browser shows in its console. */
    errors,
    /** Ids of the controls that received a click. */
    clicks,
    fetched,
    printed,
    scripts: () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')],
    dialog: () => document.querySelector('dialog') as HTMLDialogElement,
    isLoadingAnnounced: () => !control(loadingNoteId).hidden,
    /** What the loading note says. */
    note: () => (control(loadingNoteId).hidden ? '' : control(loadingNoteId).textContent),
    /** Lets pending requests finish. */
    settle: () => vi.advanceTimersByTimeAsync(0),
    /** Whether the page left the click to the browser. */
    click: (id: string, init: MouseEventInit = {}) =>
      control(id).dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
    press: (id: string, key: string, repeat = false) =>
      control(id).dispatchEvent(new window.KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })),
    hydrate: () => document.dispatchEvent(new window.Event(hydratedEvent)),
    /** Waits the delay between a sign of intent and the run of the program. */
    actOnIntent: () => vi.advanceTimersByTimeAsync(intentMs),
    /** Waits the delay after which a loaded page counts as idle. */
    becomeIdle: () => vi.advanceTimersByTimeAsync(settleMs),
  };
}

export type BootPage = Awaited<ReturnType<typeof openBootPage>>;

/** Fakes timeouts for the tests in a file, so that time passes only when a test says so. */
export function fakeTimeouts(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
}

/** Starts the program and makes all its files fail. */
export async function fail(page: BootPage): Promise<void> {
  await page.actOnIntent();
  expect(page.scripts()).toHaveLength(runtimeFiles.length);
  for (const script of page.scripts()) script.dispatchEvent(new page.window.Event('error'));
}

/** 1 once the page was reloaded for a file, else 0: reloading leaves one entry in the storage of the session. */
export const reloadedFor = (page: BootPage) => page.window.sessionStorage.length;
