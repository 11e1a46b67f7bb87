import { RichParagraph } from '@/components/text/rich-text';
import type { ExplainedTerm, Initial } from '@/content/help/terms';
import { Filtered } from './filtered';
import { OtherTerm } from './other-term';
import styles from './term-list.module.css';

type TermListProps = { terms: readonly ExplainedTerm[]; letters: readonly Initial[]; lettersLabel: string };

/** Every term with its meaning and its name in the other language, from A to Z, under links to each first letter. */
export function TermList({ terms, letters, lettersLabel }: TermListProps) {
  const letterOf = new Map(letters.map(({ letter, slug }) => [slug, letter]));
  return (
    <>
      {/* Hidden while the list is filtered, since a letter's first term may then be hidden. */}
      <Filtered as="div">
        <nav aria-label={lettersLabel}>
          <ul className={styles.letters}>
            {letters.map(({ letter, slug }) => (
              <li key={letter}>
                <a href={`#${slug}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Filtered>
      <div className={styles.list}>
        {terms.map(({ slug, term, meaning, other }) => (
          <Filtered key={slug} as="section" id={slug} ids={[slug]} letter={letterOf.get(slug)} className={styles.term}>
            <h2>{term}</h2>
            <OtherTerm as="p" {...other} />
            <RichParagraph text={meaning} />
          </Filtered>
        ))}
      </div>
    </>
  );
}
