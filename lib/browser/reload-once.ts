/** Session-storage key of the files for which the page was reloaded. It is read after a failure only, because reading it delays first paint. */
const key = 'reloadedChunks';

/**
 * Reloads the page after a `file` of the program could not be fetched, once per file. Without session storage it does not reload, to avoid a
 * loop; the page still works as plain HTML.
 */
export function reloadOnce(file: string): void {
  try {
    const reloaded: string = sessionStorage[key] ?? '';
    if (reloaded.includes(file)) return;
    sessionStorage[key] = `${reloaded}${file} `;
    // Checked by reading it back, because storage may accept a value without keeping it.
    if (sessionStorage[key]?.includes(file)) location.reload();
  } catch {}
}
