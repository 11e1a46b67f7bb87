/** How long a click may wait for the program before it is followed as the link that it is, in ms. */
export const holdMs = 4000;

/** How long a loaded page is left alone before the idle fetch, in ms: its pictures are painted first. */
export const settleMs = 300;

/** How long after that a page whose purpose is the program waits for the visitor's first sign, in ms: running it holds a cheap phone up for half a second. */
export const readingMs = 2500;

/** How long after a press its click may come, in ms. */
export const pressMs = 1000;
