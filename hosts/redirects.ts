/** A redirect between addresses without a language; it also works under `/es`. */
export type Redirect = { from: `/${string}`; to: `/${string}` };

/**
 * Short addresses that the firm can print in its letters: each line is one address, not a pattern, and every host answers it with a 308.
 * `/chat` is here because the page's address has a capital C.
 */
export const redirects: readonly Redirect[] = [
  { from: '/chat', to: '/Chat' },
  { from: '/pay', to: '/make-payment' },
];
