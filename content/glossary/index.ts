import type { GlossaryEntry } from './entry';
import { preferredTerms } from './preferred';
import { strictTerms } from './strict';

/** All terms. A strict one fails `npm run check:content` when it is translated otherwise. */
export const glossary: readonly GlossaryEntry[] = [
  ...strictTerms.map((entry) => ({ ...entry, strict: true as const })),
  ...preferredTerms,
];
