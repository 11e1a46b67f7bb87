import type { ReactNode } from 'react';
import { doorLit } from '@/components/engravings/drawings/door-lit';
import { OfficeClock } from '@/components/office/office-clock';
import { officeWords } from '@/components/office/office-words';
import { TextHead } from '@/components/sections/text-head';
import { ContentBlocks } from '@/components/text/content-blocks';
import type { ChatPage as ChatPageContent } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { typeset } from '@/lib/text/typeset';
import styles from './chat-page.module.css';

type ChatPageProps = Pick<ChatPageContent, 'title' | 'lead' | 'ways'> & { assistant?: ReactNode };

/** The chat's page: the assistant, if there is one in this language, and every way to reach a person. */
export async function ChatPage({ title, lead, ways, assistant }: ChatPageProps) {
  return (
    <article>
      <TextHead title={title} lead={lead} drawing={doorLit} isRuled />
      <div className={styles.page}>
        {assistant}
        <section className={styles.ways} id={ways.id}>
          <h2>{typeset(ways.title)}</h2>
          <OfficeClock words={await officeWords()} locale={await currentLocale()}>
            <ContentBlocks blocks={ways.blocks} />
          </OfficeClock>
        </section>
      </div>
    </article>
  );
}
