import type { ReactNode } from 'react';
import { OfficeClock } from '@/components/office/office-clock';
import { officeLabels } from '@/components/office/office-labels';
import { ContentBlocks } from '@/components/text/content-blocks';
import { RichText } from '@/components/text/rich-text';
import type { ChatPage as ChatPageContent } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { typeset } from '@/lib/text/typeset';
import styles from './chat-page.module.css';

type ChatPageProps = Pick<ChatPageContent, 'title' | 'lead' | 'ways'> & { assistant?: ReactNode };

/** The chat's page: the assistant, where the language has one, and every way to reach a person. */
export async function ChatPage({ title, lead, ways, assistant }: ChatPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{typeset(title)}</h1>
        <p>
          <RichText text={lead} />
        </p>
      </header>
      {assistant}
      <section className={styles.ways} id={ways.id}>
        <h2>{typeset(ways.title)}</h2>
        <OfficeClock labels={await officeLabels()} locale={await currentLocale()}>
          <ContentBlocks blocks={ways.blocks} />
        </OfficeClock>
      </section>
    </article>
  );
}
