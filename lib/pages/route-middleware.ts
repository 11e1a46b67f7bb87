import type { Metadata } from 'next';
import { RouterError } from './errors';

/** Changes of metadata that a page can request by name; applied when the page is built. */
const middleware = {
  /** Tells search engines to leave the page out of their index, but to follow its links. */
  noindex: (metadata: Metadata): Metadata => ({ ...metadata, robots: { index: false, follow: true } }),
} satisfies Record<string, (metadata: Metadata) => Metadata>;

/** Name of a change that a page can request. */
export type MiddlewareName = keyof typeof middleware;

/** Applies each named middleware to `metadata`. An unknown name throws a `RouterError` with status 500 (`error-6`). */
export function applyMiddleware(names: readonly MiddlewareName[], metadata: Metadata): Metadata {
  return names.reduce((result, name) => {
    if (!Object.hasOwn(middleware, name)) throw new RouterError(`Unknown middleware ${name}`, 500);
    return middleware[name](result);
  }, metadata);
}
