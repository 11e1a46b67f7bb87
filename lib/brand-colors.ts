/*
 * The brand's colors for what CSS does not reach: pictures, icons and the browser's own surfaces. Each is a token of `app/styles/tokens.css` by its
 * name, and a test keeps them equal.
 */
export const ink = '#0e1b2e';
export const slate = '#33465f';
export const paper = '#f8f5ee';
export const gold = '#c8a04a';
export const goldDeep = '#7a5a12';
/** The lit opening of an engraving. */
export const light = '#dcb05a';

/** What falls out of that opening. Only drawings have it, so it is no token. */
export const spilledLight = '#f0deb2';
