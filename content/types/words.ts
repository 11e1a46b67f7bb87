import type { PageMeta, Rich } from './text';

/** `/help/words`: `terms` by their slugs, which are English and the ids in every language. The English list says which there are. */
export type HelpWords<Slug extends string = string> = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  /** `find`: what people type instead of the term, in a word list that they narrow. */
  terms: Readonly<Record<Slug, { term: string; meaning: string; find?: string }>>;
};
