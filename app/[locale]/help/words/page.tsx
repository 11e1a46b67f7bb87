import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { WordsPage } from '@/components/help/words-page';
import { contentIn } from '@/content';
import { initialsOf, termsIn } from '@/content/help/terms';
import { filterOf } from '../filter-of';

export const generateMetadata = metadataOf('help/words');

export default async function Page() {
  const locale = await localeOfCopy('help/words');
  const { title, lead } = contentIn(locale)['help/words'];
  const terms = termsIn(locale);
  return (
    <WordsPage title={title} lead={lead} terms={terms} letters={initialsOf(terms)} filter={await filterOf('words')} />
  );
}
