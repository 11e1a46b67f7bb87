import { getTranslations } from 'next-intl/server';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { book } from '@/components/engravings/drawings/book';
import { HelpFilter } from '@/components/help/help-filter';
import { HelpLayout } from '@/components/help/help-layout';
import { TermList } from '@/components/help/term-list';
import { contentIn } from '@/content';
import { initialsOf, termsIn } from '@/content/help/terms';
import { filterOf } from '../filter-of';

export const generateMetadata = metadataOf('help/words');

export default async function Page() {
  const [locale, t, filter] = await Promise.all([
    localeOfCopy('help/words'),
    getTranslations('Help'),
    filterOf('words'),
  ]);
  const { title, lead } = contentIn(locale)['help/words'];
  const terms = termsIn(locale);
  return (
    <HelpLayout page="help/words" title={title} lead={lead} drawing={book} isRuled>
      <HelpFilter {...filter} total={terms.length}>
        <TermList terms={terms} letters={initialsOf(terms)} lettersLabel={t('letters')} />
      </HelpFilter>
    </HelpLayout>
  );
}
