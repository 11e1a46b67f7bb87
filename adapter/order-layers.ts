import { readFileSync, writeFileSync } from 'node:fs';

/** The cascade layers of `app/globals.css`, weakest first (held by a test). */
export const layerOrder = '@layer reset,tokens,base,components;';

/**
 * Puts the order of the layers first in every style sheet. The compiler of Next 16.4 drops that statement where it seems to say nothing,
 * and the first sheet that a document meets decides: React may add the sheet of a component before the base one.
 */
export function orderLayers(sheets: readonly string[]): void {
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8');
    if (!css.startsWith(layerOrder)) writeFileSync(sheet, layerOrder + css);
  }
}
