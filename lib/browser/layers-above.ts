/** Layers of the browser that Escape closes before a panel of the page. `:is` ignores a name that an older browser does not know. */
export const layersAbove = ':is(dialog[open], :popover-open)';
