/** On the link to the sheet of the whole site, until it has come; written by the adapter. */
export const isComing = 'data-is-coming';

/** Whether the style of every page is in this one. Where the adapter wrote no link (development, the plain export) React fetches sheets itself. */
export function hasSiteSheet(): boolean {
  return !document.querySelector(`link[${isComing}]`);
}
