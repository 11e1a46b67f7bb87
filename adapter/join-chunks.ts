import { presentChunks } from './present-files';

/** The code by which a chunk passes its script element to Turbopack, which reads the chunk's address from it. */
const ownScript = 'push(["object"==typeof document?document.currentScript:void 0,';

/** The chunks used by more than half of the pages, in order, given the chunks of each page; they are fetched once for the whole site. */
export function sharedChunks(pages: readonly (readonly string[])[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const chunk of pages.flat()) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  return [...uses].filter(([, count]) => count > pages.length / 2).map(([chunk]) => chunk);
}

/**
 * Joins chunks into one script, which needs one request and compresses better. Each chunk then passes its address as a string instead of its
 * script element; throws if a chunk does not have the expected form.
 */
export function joinChunks(chunks: readonly string[], read: (address: string) => string): string {
  return [presentChunks(chunks), ...chunks.map((address) => withOwnName(address, read(address)))].join('\n');
}

function withOwnName(address: string, code: string): string {
  const named = code.replace(ownScript, () => `push([${JSON.stringify(address.replace('/_next/', ''))},`);
  if (named.includes('document.currentScript'))
    throw new Error(`${address}: the adapter does not know how this chunk passes its address`);
  return named;
}
