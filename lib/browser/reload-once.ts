/** Session-storage key of the files for which the page was reloaded. It is read only when a file has failed: to read it earlier would delay first paint. */
const key = 'reloadedChunks';

/**
 * Reloads the page for a `file` of the program that could not be fetched, once for each file. Where nothing can be remembered
 * there is no reload, so that nothing loops: the page reads and links as it is.
 */
export function reloadOnce(file: string): void {
  try {
    const reloaded: string = sessionStorage[key] ?? '';
    if (reloaded.includes(file)) return;
    sessionStorage[key] = `${reloaded}${file} `;
    // Read back: storage may take everything and keep nothing.
    if (sessionStorage[key]?.includes(file)) location.reload();
  } catch {}
}
