import styles from './notice-hash.module.css';

/** The SHA-256 of a notice's plain text. */
export function NoticeHash({ sha256 }: { sha256: string }) {
  return <code className={styles.hash}>{sha256}</code>;
}
