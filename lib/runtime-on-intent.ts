import { hydratedEvent } from './browser/page-events';

/** How long a click may wait for the runtime before it is followed as the link that it is, in ms. */
const holdMs = 4000;

/** How long a loaded page is left alone before the idle fetch, in ms: a fast network has it loaded before its pictures are painted. */
export const settleMs = 300;

/** How long after that the program of a page that was asked for because of it is left to the visitor's first sign, in ms: running it holds a cheap phone up for half a second. */
const readingMs = 2500;

/**
 * The part of the inline script that starts the site's program (`docs/architecture.md`, "Static until intent").
 * The adapter lists the program's files in the script's own `data-runtime`; without that list (development, plain export) it does nothing.
 * When a loaded page is left alone the files are fetched, unless the visitor saves data; on the first sign of intent they run. A plain click on a control
 * that needs them is held until the page is hydrated and then delivered, or followed as a link 4 s later or when a file fails; from then on nothing is held.
 * What the control opens is shown at once when it is in the page, as the menu is, and a second click takes the first one back.
 * The Escape key takes it back too, and a control that is shown no more (the menu's, on a window that became a desktop's) is left alone.
 * A page whose purpose is the program (`data-program`: the chat's own) runs it when it was left alone a little longer, on the terms of the idle fetch.
 * A pointer at the left edge is no sign: a browser without a window reports one in the corner of each page, which nobody moved.
 * Where the page opened is noted with its first frame: asked for in the load event, it would have the page laid out there and then.
 */
export const runtimeOnIntent = `
  const files = document.currentScript.dataset.runtime?.split(' ') ?? [];
  let waits = files[0], held, timer;
  const start = ({ x } = {}) => {
    if (x === 0) return;
    for (const file of files.splice(0)) {
      const script = document.createElement('script');
      script.async = false;
      script.src = file;
      document.head.append(script);
    }
  };
  const reveal = (isShown) => {
    const panel = held && document.getElementById(held.getAttribute('aria-controls'));
    if (panel) {
      panel.hidden = !isShown;
      held.ariaExpanded = isShown;
    }
    return panel;
  };
  const follow = () => {
    reveal(false);
    const link = held;
    held = null;
    if (link?.href) location.assign(link.href);
  };
  const hold = (event, control) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    held = reveal(false) && held === control ? null : control;
    reveal(true);
    start();
    clearTimeout(timer);
    timer = setTimeout(follow, ${holdMs});
  };
  if (waits) {
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']) {
      addEventListener(type, start, { capture: true, passive: true });
    }
    addEventListener('click', (event) => {
      const control = closest(event, '[data-needs-runtime],[data-leave-site]');
      if (!waits || !control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      hold(event, control);
    }, true);
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && reveal(false)) {
        held.focus();
        held = null;
      }
      const control = event.key === ' ' && closest(event, 'a[role=button]');
      if (waits && control) hold(event, control);
    }, true);
    document.addEventListener('${hydratedEvent}', () => {
      const control = held;
      reveal(false);
      waits = false;
      held = null;
      if (control?.offsetWidth) control.click();
    });
    addEventListener('load', () => {
      requestAnimationFrame(() => { document.documentElement.dataset.openedAt = scrollY; });
      setTimeout(() => {
        const { saveData, effectiveType } = navigator.connection || {};
        if (!navigator.onLine || saveData || /2g/.test(effectiveType)) return;
        for (const file of files) fetch(file, { priority: 'low' }).catch(() => {});
        if (document.querySelector('[data-program]')) setTimeout(start, ${readingMs});
      }, ${settleMs});
    });
  }`;

/**
 * What comes first: a finder of the control under an event, and the Trusted Types policy of the whole site: a script may come from the site's own program only, and text that holds no tag is no danger.
 * React makes an empty script element when it renders one in the browser (https://github.com/facebook/react/issues/16382).
 */
export const trustedTypesPolicy = `
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => /^\\/(_next\\/static|_vercel)\\//.test(new URL(address, location).href.replace(origin, '')) ? address : null,
    createHTML: (html) => html === '\\x3cscript>\\x3c/script>' || !html.includes('\\x3c') ? html : null,
  });
  const closest = ({ target }, selector) => target.closest?.(selector);`;
