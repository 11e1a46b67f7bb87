/** The five letters, by the last part of their address. */
export const letterKinds = ['more-information', 'dispute', 'limit-contact', 'my-lawyer', 'stop-contact'] as const;

/** Name of a letter. */
export type LetterKind = (typeof letterKinds)[number];

/** True when `value` names a letter. */
export function isLetterKind(value: string): value is LetterKind {
  return (letterKinds as readonly string[]).includes(value);
}
