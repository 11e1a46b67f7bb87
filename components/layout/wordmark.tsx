import { wordmarkPaths } from './wordmark-paths';
import styles from './wordmark.module.css';

/** The firm's logo; the link around it provides the accessible name. */
export function Wordmark() {
  return (
    <svg className={styles.wordmark} viewBox={wordmarkPaths.viewBox} aria-hidden="true">
      <path d={wordmarkPaths.letters} />
      <path className={styles.ampersand} d={wordmarkPaths.ampersand} />
    </svg>
  );
}
