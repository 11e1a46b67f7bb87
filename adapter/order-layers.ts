import { readFileSync, writeFileSync } from 'node:fs';

/** The cascade layers of `app/globals.css`, weakest first; a test keeps them equal. */
export const layerOrder = '@layer reset,tokens,base,components;';

/**
 * Puts the order of the layers first in every style sheet. The first sheet in a document decides the order, React may add a component's sheet
 * before the base one, and the compiler of Next 16.4 drops the statement if it seems redundant.
 */
export function orderLayers(sheets: readonly string[]): void {
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8');
    if (!css.startsWith(layerOrder)) writeFileSync(sheet, layerOrder + css);
  }
}
