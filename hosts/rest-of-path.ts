/** The placeholder for the rest of the path in a redirect. */
export const restOfPath = ':path*';
