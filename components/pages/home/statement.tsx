import { typeset } from '@/lib/text/typeset';
import styles from './statement.module.css';

/** One sentence on the dark ground above a lit door: what a visitor can rely on. */
export function Statement({ text }: { text: string }) {
  return (
    <section className={styles.statement} data-tone="ink">
      <p>{typeset(text)}</p>
    </section>
  );
}
