/** The situations of help pages, by the last segment of their address; the same in both languages, because letters refer to them. */
export const situationSlugs = [
  'not-my-debt',
  'identity-theft',
  'coerced-debt',
  'old-debt',
  'medical-bill',
  'sued',
  'after-a-judgment',
  'bankruptcy',
  'cannot-pay',
  'settle',
  'co-signed',
  'credit-report',
  'someone-died',
  'limit-contact',
  'military',
  'language-and-formats',
] as const;

/** Last segment of a situation's address. */
export type SituationSlug = (typeof situationSlugs)[number];

/** Key of a situation's page. */
export const situationPage = <Slug extends SituationSlug>(slug: Slug): `help/${Slug}` => `help/${slug}`;
