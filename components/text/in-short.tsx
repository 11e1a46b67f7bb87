import { RichText } from './rich-text';
import styles from './in-short.module.css';

/** The sentences of a document that matter most, between double rules. */
export function InShort({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <aside className={styles.summary} aria-labelledby="in-short">
      <h2 id="in-short">{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <RichText text={line} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
