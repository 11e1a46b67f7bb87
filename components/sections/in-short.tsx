import styles from './in-short.module.css';
import { RichText } from './rich-text';

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
