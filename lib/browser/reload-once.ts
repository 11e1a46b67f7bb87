/** Session-storage key of the pieces for which the page was reloaded. It is not read before a piece failed: a page would wait for it before its first paint. */
const key = 'reloadedChunks';

/**
 * Reloads the page for a `piece` of the program that could not be fetched, once for each piece. Where nothing can be remembered
 * there is no reload, so that nothing loops: the page reads and links as it is.
 */
export function reloadOnce(piece: string): void {
  try {
    const reloaded: string = sessionStorage[key] ?? '';
    if (reloaded.includes(piece)) return;
    sessionStorage[key] = `${reloaded}${piece} `;
    // Read back: storage may take everything and keep nothing.
    if (sessionStorage[key]?.includes(piece)) location.reload();
  } catch {}
}
