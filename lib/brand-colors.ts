/*
 * The brand's colors for code outside CSS: images, icons and browser UI. Each is also a token of the same name in `app/styles/tokens.css`,
 * which a test checks.
 */
export const ink = '#0e1b2e';
export const slate = '#33465f';
export const paper = '#f8f5ee';
export const gold = '#c8a04a';
export const goldDeep = '#7a5a12';
/** The lit opening of an engraving. */
export const light = '#dcb05a';

/** The light that falls from that opening. Only engravings use it, so it is not a CSS token. */
export const spilledLight = '#f0deb2';
