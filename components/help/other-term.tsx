import type { ExplainedTerm } from '@/content/help/terms';
import styles from './other-term.module.css';

type OtherTermProps = ExplainedTerm['other'] & { as: 'p' | 'dd' };

/** The name of a term in the other language. */
export function OtherTerm({ as: Line, lang, term }: OtherTermProps) {
  return (
    <Line className={styles.term} lang={lang}>
      {term}
    </Line>
  );
}
