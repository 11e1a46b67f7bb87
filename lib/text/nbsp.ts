/** A space at which a line does not break. */
export const nbsp = '\u00A0';
