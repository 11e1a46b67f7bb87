import { pen } from '@/components/engravings/drawings/pen';
import { PrivateNote } from '@/components/forms/private-note';
import { TextHead } from '@/components/sections/text-head';
import { ContentBlocks } from '@/components/text/content-blocks';
import { PrintButton } from '@/components/ui/print-button';
import type { LetterForms, LetterPage as LetterCopy } from '@/content/types';
import { defaultLocale, type Locale } from '@/lib/i18n/routing';
import { blankLetter } from '@/lib/letters/blank-letter';
import type { LetterKind } from '@/lib/letters/kinds';
import { letterParts } from '@/lib/pages/part-ids';
import { typeset } from '@/lib/text/typeset';
import { typesetAll } from '@/lib/text/typeset-all';
import type { CalendarDay } from '@/lib/time/calendar-day';
import { captionsIn } from './captions-in';
import { LetterSheets } from './letter-sheets';
import { LetterTool } from './letter-tool';
import { LetterView } from './letter-view';
import type { Letters, LetterToolWords } from './letter-words';
import styles from './letter-page.module.css';

type LetterPageProps = {
  kind: LetterKind;
  locale: Locale;
  page: Omit<LetterCopy, 'letter' | 'meta'>;
  parent: { label: string; href: string };
  forms: LetterToolWords & Pick<LetterForms, 'send' | 'blank' | 'then'>;
  letters: Letters;
  recipient: readonly string[];
  builtOn: CalendarDay;
  domain: string;
};

/** The page of a letter: what it does, the form that writes it, where to send it and what happens next, and a blank letter to fill in by hand. */
export async function LetterPage({ page, parent, forms, ...settings }: LetterPageProps) {
  const { send, blank, then, ...words } = forms;
  const { kind, locale, letters, recipient } = settings;
  const blanks = await Promise.all(
    (locale === defaultLocale ? letters.slice(0, 1) : letters).map(async (one) => ({
      ...one,
      captions: await captionsIn(one.locale),
    })),
  );
  const next = [
    { title: send.title, blocks: send.blocks },
    { title: words.when, blocks: page.when },
    { title: then, blocks: page.then },
  ];
  return (
    <>
      <div className={styles.screen}>
        <TextHead title={page.title} lead={page.lead} parent={parent} drawing={pen} isRuled />
        <div className={styles.before}>
          <ContentBlocks blocks={page.before} />
          <p>
            <a href={`#${letterParts.blank}`}>{typeset(blank.link)}</a>
          </p>
        </div>
      </div>
      <div className={styles.tool}>
        <div className={styles.screen}>
          <PrivateNote />
        </div>
        <LetterTool words={typesetAll(words)} event={typesetAll(page.event)} {...settings} />
      </div>
      <div className={`${styles.next} ${styles.screen}`}>
        {next.map(({ title, blocks }) => (
          <section key={title}>
            <h2>{typeset(title)}</h2>
            <ContentBlocks blocks={blocks} />
          </section>
        ))}
      </div>
      <section className={styles.blank} data-blank="" id={letterParts.blank}>
        <div className={styles.screen}>
          <h2>{typeset(blank.title)}</h2>
          <p>{typeset(blank.intro)}</p>
          {page.byHand && <p>{typeset(page.byHand)}</p>}
          <PrintButton label={words.print} note={blank.title} />
        </div>
        <LetterSheets letters={blanks}>
          {(one) => <LetterView letter={blankLetter({ kind, recipient, ...one })} />}
        </LetterSheets>
      </section>
    </>
  );
}
