import { presentChunks } from './present-files';

/** A chunk tells Turbopack its own address by the script element that it stands in. */
const ownScript = 'push(["object"==typeof document?document.currentScript:void 0,';

/** The chunks that more than half of the pages run, in order, given the chunks of each page: they are fetched once for the whole site. */
export function sharedChunks(pages: readonly (readonly string[])[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const chunk of pages.flat()) uses.set(chunk, (uses.get(chunk) ?? 0) + 1);
  return [...uses].filter(([, count]) => count > pages.length / 2).map(([chunk]) => chunk);
}

/**
 * The chunks as one script, which is smaller than they are apart (brotli finds more that it has seen before) and takes one request.
 * In it each chunk says its name itself. Throws when a chunk tells it in a form that is not known.
 */
export function joinChunks(chunks: readonly string[], read: (address: string) => string): string {
  return [presentChunks(chunks), ...chunks.map((address) => withOwnName(address, read(address)))].join('\n');
}

function withOwnName(address: string, code: string): string {
  const named = code.replace(ownScript, () => `push([${JSON.stringify(address.replace('/_next/', ''))},`);
  if (named.includes('document.currentScript'))
    throw new Error(`${address}: the adapter does not know how this chunk tells its name`);
  return named;
}
