/** On the link to the style sheet of the whole site: `coming` until it has loaded. Written by the adapter. */
export const siteSheetAttribute = 'data-site-sheet';
export const coming = 'coming';

/** Path of the page that the document opened with, which has its styles in its HTML. */
let openedPath: string | undefined;

/** Whether the styles of all pages are loaded. True without the adapter's link (development, the plain export), where React fetches sheets. */
export function hasSiteSheet(): boolean {
  return !document.querySelector(`link[${siteSheetAttribute}=${coming}]`);
}

/**
 * Applies the styles of all pages. Must not run before they are needed: they repeat the styles in the HTML, and while each rule exists twice,
 * every change of the page takes longer to draw.
 */
export function applySiteSheet(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[${siteSheetAttribute}]`);
  // A change of the link itself could fetch the sheet again.
  if (link?.sheet) link.sheet.media.mediaText = 'all';
  else link?.removeAttribute('media');
}

/** Calls `applySiteSheet`, unless the document opened with the page at `path`. */
export function applySiteSheetTo(path: string): void {
  openedPath ??= path;
  if (path !== openedPath) applySiteSheet();
}
