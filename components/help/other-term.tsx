import type { ExplainedWord } from '@/content/help/words';
import styles from './other-term.module.css';

type OtherTermProps = ExplainedWord['other'] & { as: 'p' | 'dd' };

/** The name of a term in the other language. */
export function OtherTerm({ as: Line, lang, term }: OtherTermProps) {
  return (
    <Line className={styles.term} lang={lang}>
      {term}
    </Line>
  );
}
