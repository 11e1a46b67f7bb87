/** In a redirect, what stands for the rest of the path. */
export const restOfPath = ':path*';
