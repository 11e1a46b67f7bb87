import { WordsPage } from '@/components/help/words-page';
import { contentIn } from '@/content';
import { explainedWordsIn, initialsOf } from '@/content/help-words';
import { currentLocale } from '@/lib/i18n/current-locale';
import { metadataOf } from '@/app/page-metadata';
import { filterOf } from '../filter-of';

export const generateMetadata = metadataOf('help/words');

export default async function Page() {
  const locale = await currentLocale();
  const { title, lead } = contentIn(locale)['help/words'];
  const words = explainedWordsIn(locale);
  return (
    <WordsPage title={title} lead={lead} words={words} letters={initialsOf(words)} filter={await filterOf('words')} />
  );
}
