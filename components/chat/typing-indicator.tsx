import shared from './chat.module.css';
import styles from './typing-indicator.module.css';

/** Three dots shown while an answer is being prepared. */
export function TypingIndicator({ label }: { label: string }) {
  return (
    <div className={`${shared.bubble} ${styles.typing}`} data-typing="">
      <span className="visually-hidden">{label}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
