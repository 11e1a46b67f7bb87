import type { Testimonial } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './testimonials.module.css';

/** Quotes from employees with month and year; `note` says that the quotes are illustrative, or is empty. */
export function Testimonials({ note, quotes }: { note: string; quotes: readonly Testimonial[] }) {
  return (
    <>
      {note && <p className={styles.note}>{typeset(note)}</p>}
      <div className={styles.quotes}>
        {quotes.map(({ id, copy, cite }) => (
          <figure key={id} id={id} className={styles.quote}>
            <blockquote>
              <p>{typeset(copy)}</p>
            </blockquote>
            <figcaption>{typeset(cite)}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
