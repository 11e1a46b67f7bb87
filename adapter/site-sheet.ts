/** Rows of flight data that ask for a style sheet ahead, also as they stand in a script. */
const hints = /:HL\[(\\?")[^"\\]+\.css\1,\1style\1\](\\n|\n)/g;

const addresses = /\/_next\/static\/chunks\/[^"\\]+\.css/g;

/**
 * Gives flight data that name `siteSheet` in the place of each of `sheets`, which it holds, and that ask for no sheet ahead: the browser
 * would say of the sheets of all pages that are fetched ahead that nothing used them.
 */
export function nameSiteSheet(flight: string, sheets: ReadonlySet<string>, siteSheet: string): string {
  return flight.replace(hints, '').replace(addresses, (address) => (sheets.has(address) ? siteSheet : address));
}

/** A minified sheet without its fonts, which every page has in it: a browser that meets them again shows other letters until they have come. */
export function withoutFonts(css: string): string {
  return css.replace(/@font-face\{[^}]*\}/g, '');
}
