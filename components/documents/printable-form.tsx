import { RichParagraph } from '@/components/text/rich-text';
import type { PrintableForm as PrintableFormContent } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './printable-form.module.css';

/** A form to print and fill in by hand: blank lines and boxes, nothing that can be typed into or sent. */
export function PrintableForm({ title, note, fields }: Omit<PrintableFormContent, 'type'>) {
  return (
    <figure className={`${styles.form} framed`}>
      <figcaption>{typeset(title)}</figcaption>
      <RichParagraph text={note} />
      <dl>
        {fields.map(({ id, label, hint, choices = [], boxes = 0, lines = 0 }) => (
          <div key={id} data-answer={boxes === 1 ? 'box' : choices.length > 0 ? 'choices' : 'lines'}>
            <dt>{typeset(label)}</dt>
            {hint && <dd className={styles.hint}>{typeset(hint)}</dd>}
            {choices.map((choice) => (
              <dd key={choice} className={styles.choice}>
                {choice}
              </dd>
            ))}
            <Blanks className={styles.boxes} count={boxes} />
            <Blanks className={styles.lines} count={lines} />
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Blanks({ className, count }: { className?: string; count: number }) {
  if (count === 0) return null;
  return (
    <dd className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </dd>
  );
}
