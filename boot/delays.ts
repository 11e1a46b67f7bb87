/** How long a click may wait for the program before its link is followed instead, in ms. */
export const holdMs = 4000;

/** How long after the load event the idle fetch starts, in ms, so that pictures are painted first. */
export const settleMs = 300;

/** How long after the idle fetch begins a page with `ownProgramAttribute` runs the program, in ms: that blocks a cheap phone for half a second. */
export const readingMs = 2500;

/** How long after the first sign of intent the program runs, in ms: a click or key that follows is answered before the program blocks the page. */
export const intentMs = 250;

/** How long after a press its click can follow, in ms. */
export const pressMs = 1000;
