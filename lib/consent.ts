/** The consent flow. It lives in the page: nothing is stored or sent (`consent-3`). */
export type ConsentState = { step: 'start'; withdrawn: boolean } | { step: 'consented'; at: Date };

/** The visitor consents at a time of the own clock, takes it back, or comes back to a page that the browser had kept. */
export type ConsentEvent = { type: 'consented'; at: Date } | { type: 'withdrawn' } | { type: 'returned' };

/** Nothing consented to, nothing withdrawn: the state of every fresh page. */
export const consentStart: ConsentState = { step: 'start', withdrawn: false };

/** Consent can be given once and withdrawn until the visitor separately agrees to the Payment Authorization; a return starts again. */
export function consentReducer(state: ConsentState, event: ConsentEvent): ConsentState {
  if (event.type === 'returned') return consentStart;
  if (event.type === 'consented') return state.step === 'start' ? { step: 'consented', at: event.at } : state;
  return state.step === 'consented' ? { step: 'start', withdrawn: true } : state;
}
