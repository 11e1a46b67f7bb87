/** A phone with a pixel density at which the largest pictures for its width are loaded. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: false } as const;
/** A desktop of common size. */
export const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } as const;
/** A screen on which a page is opened. */
export type Screen = typeof phone | typeof desktop;
