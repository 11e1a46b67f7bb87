import { typeset } from '@/lib/text/typeset';
import styles from './statement.module.css';

/** One sentence on ink, over a lit door: what a visitor can count on. */
export function Statement({ text }: { text: string }) {
  return (
    <section className={styles.statement} data-tone="ink">
      <p>{typeset(text)}</p>
      <svg viewBox="0 0 96 132" aria-hidden="true" focusable="false">
        <path d="M8 132V8h80v124" fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        <path d="M20 20h56v112H20z" fill="currentColor" />
      </svg>
    </section>
  );
}
