/** The letters, by the last part of their address. */
export const letterKinds = ['more-information', 'dispute', 'limit-contact', 'my-lawyer', 'stop-contact'] as const;

/** Name of a letter. */
export type LetterKind = (typeof letterKinds)[number];

/** Key of a letter's page. */
export const letterPage = <Kind extends LetterKind>(kind: Kind): `letters/${Kind}` => `letters/${kind}`;
