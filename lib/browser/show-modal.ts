/** Event that asks for the leave-site warning; any component can raise it (`leave-7`). */
export const showModalEvent = 'show-modal';

/** What the event carries: the address that the visitor is about to go to. */
export type ShowModalDetail = { url: string };
