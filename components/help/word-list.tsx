import { RichText } from '@/components/sections/rich-text';
import type { ExplainedWord } from '@/content/help-words';
import { Filtered } from './filtered';
import styles from './word-list.module.css';

/** Every term with its meaning and its name in the other language, from A to Z. */
export function WordList({ words }: { words: readonly ExplainedWord[] }) {
  return (
    <div className={styles.list}>
      {words.map(({ slug, term, meaning, other }) => (
        <Filtered key={slug} as="section" id={slug} ids={[slug]} className={styles.word}>
          <h2>{term}</h2>
          <p className={styles.other} lang={other.lang}>
            {other.term}
          </p>
          <p>
            <RichText text={meaning} />
          </p>
        </Filtered>
      ))}
    </div>
  );
}
