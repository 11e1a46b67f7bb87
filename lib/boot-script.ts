import { userLocaleKey } from './constants';
import { chunkFailedEvent } from './browser/page-events';
import { runtimeOnIntent, trustedTypesPolicy } from './runtime-on-intent';

/**
 * Before anything is painted, goes to the stored language when that is not the page's (`locale-3`). On a click of
 * the language switcher, with any button that follows it and however early, stores the choice and gives the link the query and hash of the moment.
 * Anything else in storage, or storage that throws, is ignored. `localizePath` is the same rule for the rest of the site.
 */
const storedLocale = `
  const [, spanish, rest] = /^((?:\\/es(?![^/]))*)[/\\\\]*(.*)/.exec(location.pathname);
  let stored;
  try { stored = localStorage.${userLocaleKey}; } catch {}
  if (stored === (spanish ? 'en' : 'es')) {
    document.documentElement.hidden = true;
    location.replace((spanish ? '/' + rest : rest ? '/es/' + rest : '/es') + location.search + location.hash);
  }
  const storeChoice = (event) => {
    const link = event.button !== 2 && closest(event, 'a[data-user-locale]');
    if (!link) return;
    try { localStorage.${userLocaleKey} = link.dataset.userLocale; } catch {}
    link.search = location.search;
    link.hash = location.hash;
  };
  addEventListener('click', storeChoice, true);
  addEventListener('auxclick', storeChoice, true);`;

/** Session-storage key of the pieces for which the page was reloaded. It is not read before a piece failed: a page would wait for it before its first paint. */
const reloadedChunksKey = 'reloadedChunks';

/**
 * A piece of the program that cannot be fetched reloads the page, once for that piece (`error-4`), and then leaves it as it is: it reads and links;
 * where nothing can be remembered it does not, so that nothing loops. Nor does it where a held click was followed instead: that goes on.
 * A piece of a page that is on its way (a script of Turbopack's, which is not `[async]`) is that page's business: it tells by the event.
 */
const reloadOnce = `
  const reloadFor = (failure) => {
    const [chunk] = /\\/_next\\/[^\\s?"']+/.exec(failure) || [failure];
    try {
      const reloaded = sessionStorage.${reloadedChunksKey} || '';
      if (reloaded.includes(chunk)) return;
      sessionStorage.${reloadedChunksKey} = reloaded + chunk + ' ';
      location.reload();
    } catch {}
  };
  let followed = false;
  addEventListener('error', ({ target }) => {
    if (target.matches?.('script[async][src*="/_next/"],script[src*="/runtime/"]')) {
      waits = false;
      followed ||= !!held;
      if (held) follow();
      else if (!followed) reloadFor(target.src);
    }
  }, true);
  addEventListener('${chunkFailedEvent}', (event) => reloadFor(String(event.detail)));`;

/** Gives the page margins of a print-out the title and version of the page (`app/globals.css`): CSS cannot read them from there. */
const printTitle = `
  addEventListener('beforeprint', () => {
    const words = [...document.querySelectorAll('main h1, [data-version]')].map((element) => element.textContent);
    document.documentElement.style.setProperty('--print-title', JSON.stringify(words.join(' · ')));
  });`;

/** The one inline script of a page. It is text, not a module, because it must run before any module can. */
export const bootScript = `{${trustedTypesPolicy}${storedLocale}${runtimeOnIntent}${reloadOnce}${printTitle}\n}`;
