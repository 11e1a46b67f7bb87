/** Event that asks for the leave-site warning; any component can raise it (`leave-7`). */
export const showModalEvent = 'show-modal';

/** What the event carries: the address that the visitor is about to go to. */
export type ShowModalDetail = { url: string };

/** Asks for the warning before `url`; focus comes back to `opener` when the visitor stays. */
export function raiseShowModal(opener: Element, url: string): void {
  opener.dispatchEvent(new CustomEvent<ShowModalDetail>(showModalEvent, { bubbles: true, detail: { url } }));
}
