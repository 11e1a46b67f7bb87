/** Matches rows of flight data that preload a style sheet, also when escaped in a script. */
const hints = /:HL\[(\\?")[^"\\]+\.css\1,\1style\1\](\\n|\n)/g;

const addresses = /\/_next\/static\/chunks\/[^"\\]+\.css/g;

/**
 * Replaces each of `sheets` in flight data with `siteSheet`, which contains them all, and removes preloads of sheets, because browsers warn
 * about preloaded sheets of prefetched pages that are not used.
 */
export function nameSiteSheet(flight: string, sheets: ReadonlySet<string>, siteSheet: string): string {
  return flight.replace(hints, '').replace(addresses, (address) => (sheets.has(address) ? siteSheet : address));
}

/** Removes the fonts from a minified sheet. Every page already has them inlined, and a repeated `@font-face` would show fallback text again. */
export function withoutFonts(css: string): string {
  return css.replace(/@font-face\{[^}]*\}/g, '');
}
