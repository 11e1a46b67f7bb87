import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { WordsPage } from '@/components/help/words-page';
import { contentIn } from '@/content';
import { explainedWordsIn, initialsOf } from '@/content/help/words';
import { filterOf } from '../filter-of';

export const generateMetadata = metadataOf('help/words');

export default async function Page() {
  const locale = await localeOfCopy('help/words');
  const { title, lead } = contentIn(locale)['help/words'];
  const words = explainedWordsIn(locale);
  return (
    <WordsPage title={title} lead={lead} words={words} letters={initialsOf(words)} filter={await filterOf('words')} />
  );
}
