/** What the inline script and the program agree on, and the only part of `boot/` that components import. */

// Written by components.
/** On a control that only the program can serve. */
export const needsRuntime = 'data-needs-runtime';
/** On a link to someone else's site. */
export const leaveSite = 'data-leave-site';
/** On a link whose page comes in the place of this one in the tab's history. */
export const replacesPage = 'data-replaces-page';
/** On the language switcher: the language that a click on it stores. */
export const userLocale = 'data-user-locale';
/** On a part of a page whose purpose is the program, which therefore runs by itself. */
export const ownProgram = 'data-program';
/** On a heading whose words on paper are not those on the screen: the words on paper. */
export const printTitle = 'data-print-title';
/** Id of the words that say that a control is loading, hidden in a live region. */
export const loadingNoteId = 'loading-note';
/** Dispatched on `document` once React has taken over the page. */
export const hydratedEvent = 'hydrated';

// Written by the adapter.
/** On the inline script itself: the files of the program. */
export const runtime = 'data-runtime';

// Written by the inline script, on `<html>`.
/** Where the page opened, in px. */
export const openedAt = 'data-opened-at';
/** While it is there the browser may make linked pages ready by the speculation rules; the program removes it and fetches ahead itself. */
export const fetchesAhead = 'data-fetches-ahead';

/** The attribute `name` as props of an element: `<a {...mark(leaveSite)}>`. */
export function mark(name: `data-${string}`, value = ''): Record<string, string> {
  return { [name]: value };
}
