import { SiteLink } from '@/components/navigation/site-link';
import { RichText } from '@/components/text/rich-text';
import type { ExplainedWord } from '@/content/help/words';
import { wordPath } from '@/lib/pages/word-path';
import styles from './help-table.module.css';

/** Words printed on the reader's papers, in both languages. */
export function PapersWords({ words }: { words: readonly ExplainedWord[] }) {
  return (
    <dl className={styles.rows}>
      {words.map(({ slug, term, meaning, other }) => (
        <div key={slug}>
          <dt>
            <SiteLink href={wordPath(slug)}>{term}</SiteLink>
          </dt>
          <dd className={styles.other} lang={other.lang}>
            {other.term}
          </dd>
          <dd>
            <RichText text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
