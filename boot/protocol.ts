/** What the inline script and the program agree on, and the only part of `boot/` that components import. */

/** On a control that only the program can serve. */
export const needsRuntime = 'data-needs-runtime';
/** On a link to someone else's site. */
export const leaveSite = 'data-leave-site';
/** On the language switcher: the language that a click on it stores. */
export const userLocale = 'data-user-locale';
/** On the inline script itself: the files of the program, set by the adapter. */
export const runtime = 'data-runtime';
/** On a part of a page whose purpose is the program, which therefore runs by itself. */
export const ownProgram = 'data-program';
/** On `<html>`, set by the inline script: where the page opened, in px. */
export const openedAt = 'data-opened-at';

/** The attribute `name` as props of an element: `<a {...mark(leaveSite)}>`. */
export function mark(name: `data-${string}`, value = ''): Record<string, string> {
  return { [name]: value };
}

/** On `<html>`, set by the inline script: pages may be fetched that nobody asked for, until the program does that. */
export const fetchesAhead = 'data-fetches-ahead';

/** Id of the words that say that a control is loading, hidden in a live region. */
export const loadingNoteId = 'loading-note';

/** Dispatched on `document` once React has taken over the page. */
export const hydratedEvent = 'hydrated';
