import { getTranslations } from 'next-intl/server';
import { book } from '@/components/engravings/drawings/book';
import type { ExplainedTerm, Initial } from '@/content/help/terms';
import type { HelpWords } from '@/content/types';
import { HelpFilter, type ListFilter } from './help-filter';
import { HelpLayout } from './help-layout';
import { TermList } from './term-list';

type WordsPageProps = Pick<HelpWords, 'title' | 'lead'> & {
  terms: readonly ExplainedTerm[];
  letters: readonly Initial[];
  filter: ListFilter;
};

/** The list of words with a field that filters it. */
export async function WordsPage({ title, lead, terms, letters, filter }: WordsPageProps) {
  const t = await getTranslations('Help');
  return (
    <HelpLayout page="help/words" title={title} lead={lead} drawing={book} isRuled>
      <HelpFilter {...filter} total={terms.length}>
        <TermList terms={terms} letters={letters} lettersLabel={t('letters')} />
      </HelpFilter>
    </HelpLayout>
  );
}
