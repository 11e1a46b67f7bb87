/** A phone, on which the heaviest pictures of its width are chosen. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: false } as const;
/** A desktop of common size. */
export const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 } as const;
/** What a page is opened on. */
export type Screen = typeof phone | typeof desktop;
