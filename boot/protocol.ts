/** Names shared by the inline script and the program; the only part of `boot/` that components and `app` import. */

// Attributes written by components.
/** On a control that only the program can serve. The value, if any, is the id of what to say if the program does not load. */
export const needsRuntimeAttribute = 'data-needs-runtime';
/** On a button that prints the page. */
export const printsAttribute = 'data-prints';
/** On a link to a third-party site. */
export const leaveSiteAttribute = 'data-leave-site';
/** On a link whose page replaces this one in the tab's history. */
export const replacesPageAttribute = 'data-replaces-page';
/** On a language switcher: the language that a click stores. */
export const userLocaleAttribute = 'data-user-locale';
/** On an element that needs the program even without interaction; the program then starts without a sign of intent. */
export const ownProgramAttribute = 'data-program';
/** On a heading that reads differently when printed: the printed words. */
export const printTitleAttribute = 'data-print-title';
/** On the version of a notice that a printed page names. */
export const versionAttribute = 'data-version';
/** Id of the hidden live region that announces that a control is loading. */
export const loadingNoteId = 'loading-note';
/** Id of the hidden text that says, on a page with a form or a filter, that it did not load. */
export const notLoadedId = 'not-loaded';
/** Dispatched on `document` once React has taken over the page. */
export const hydratedEvent = 'hydrated';

// Written by the inline script, on `<html>`.
/** The scroll position at which the page opened, in px. */
export const openedAtAttribute = 'data-opened-at';
/** Present while the browser may prefetch linked pages by the speculation rules; the program removes it and prefetches pages instead. */
export const fetchesAheadAttribute = 'data-fetches-ahead';

/** The attribute `name` as props of an element: `<a {...mark(leaveSiteAttribute)}>`. */
export function mark(name: `data-${string}`, value = ''): Record<string, string> {
  return { [name]: value };
}
