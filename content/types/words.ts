import type { PageMeta, Rich } from './text';

/** `/help/words`: `terms` by their slugs, which are English and the ids in every language. The English list says which there are. */
export type HelpWords<Slug extends string = string> = {
  meta: PageMeta;
  title: string;
  lead: Rich;
  /** `find`: what people may type instead of the term when they filter the list. */
  terms: Readonly<Record<Slug, { term: string; meaning: Rich; find?: string }>>;
};
