/** On the link to the style sheet of the whole site until it has loaded; written by the adapter. */
export const isComingAttribute = 'data-is-coming';

/** Whether the styles of all pages are loaded. Without the adapter's link (development, the plain export) React fetches sheets by itself. */
export function hasSiteSheet(): boolean {
  return !document.querySelector(`link[${isComingAttribute}]`);
}
