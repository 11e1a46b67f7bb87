import type { ExtractedPage } from './extract-runtime';

/** How a chunk tells Turbopack which it is: by the script element that it stands in. */
const ownScript = 'push(["object"==typeof document?document.currentScript:void 0,';

/**
 * The chunks that every page runs, in order: they can be one file. A chunk that some flight data renders as a script
 * of its own stays apart, because React would fetch it again.
 */
export function sharedChunks(pages: Iterable<ExtractedPage>): readonly string[] {
  let shared: readonly string[] | undefined;
  for (const { chunks, inline } of pages) {
    shared = (shared ?? chunks).filter((chunk) => chunks.includes(chunk) && !inline.includes(`\\"src\\":\\"${chunk}\\"`));
  }
  return shared ?? [];
}

/**
 * The chunks as one file, which is smaller than its pieces (brotli finds more that it has seen before) and takes one request.
 * In it each chunk says its name itself. Throws when a chunk tells it in a form that is not known.
 */
export function joinChunks(chunks: readonly string[], read: (address: string) => string): string {
  return chunks.map((address) => withOwnName(address, read(address))).join('\n');
}

function withOwnName(address: string, code: string): string {
  const named = code.replace(ownScript, () => `push([${JSON.stringify(address.replace('/_next/', ''))},`);
  if (named.includes('document.currentScript')) throw new Error(`${address}: the adapter does not know how this chunk tells its name`);
  return named;
}
