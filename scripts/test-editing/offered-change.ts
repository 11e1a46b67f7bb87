import type { Edit } from '@/scripts/kit/edit-files';

/** A change that the README or the content guide offers to an editor. */
export type OfferedChange = { name: string; edits: readonly Edit[] };

/** The first of the `texts` that `found` does not contain. Editors may already have made the same change. */
export const another =
  (...texts: readonly string[]) =>
  (found: string): string =>
    texts.find((text) => !found.includes(text)) ?? '';
