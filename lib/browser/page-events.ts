/** Events between the program and the inline script. They stand alone here so that a browser does not load that script's text twice. */

/** Dispatched on `document` once React has taken over the page. */
export const hydratedEvent = 'hydrated';

/** Tells the inline script which piece of the program could not be fetched; its `detail` is the address or the error's message. */
export const chunkFailedEvent = 'chunk-failed';
