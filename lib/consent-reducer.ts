/** The state of the consent flow, which is kept in the page: nothing is stored or sent (`consent-3`). */
export type ConsentState = { step: 'start'; hasWithdrawn: boolean } | { step: 'consented'; at: Date };

/** The visitor consents, at a time by their own clock, withdraws, or returns to a page from the back/forward cache. */
export type ConsentEvent = { type: 'consented'; at: Date } | { type: 'withdrawn' } | { type: 'returned' };

/** The state of a fresh page: no consent given or withdrawn. */
export const consentStart: ConsentState = { step: 'start', hasWithdrawn: false };

/** Consent can be given once, and withdrawn until the visitor separately agrees to the Payment Authorization; returning to the page starts over. */
export function consentReducer(state: ConsentState, event: ConsentEvent): ConsentState {
  if (event.type === 'returned') return consentStart;
  if (event.type === 'consented') return state.step === 'start' ? { step: 'consented', at: event.at } : state;
  return state.step === 'consented' ? { step: 'start', hasWithdrawn: true } : state;
}
