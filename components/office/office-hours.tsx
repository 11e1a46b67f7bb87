import { RichParagraph } from '@/components/text/rich-text';
import type { ContactPage } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { typeset } from '@/lib/text/typeset';
import { OfficeClock } from './office-clock';
import { officeWords } from './office-words';

/** Office hours in Eastern time and in the visitor's, with the days on which the office is closed. */
export async function OfficeHours({ text, closures }: ContactPage['hours']) {
  return (
    <OfficeClock words={await officeWords()} locale={await currentLocale()}>
      <RichParagraph text={text} />
      <p>{typeset(closures)}</p>
    </OfficeClock>
  );
}
