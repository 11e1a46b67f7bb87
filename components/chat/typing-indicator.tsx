import styles from './message.module.css';

/** Three quiet dots while an answer is on its way. */
export function TypingIndicator({ label }: { label: string }) {
  return (
    <div className={styles.typing} data-typing="">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
