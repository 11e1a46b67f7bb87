import { ChatLines } from './chat-lines';
import type { ChatScript } from './chat-script';
import closedStyles from './closed-office.module.css';
import styles from './chat-waiting.module.css';

type ChatWaitingProps = Pick<ChatScript, 'scripted' | 'ways' | 'newTabLabel'> & { disclosureId: string };

/** Shown in the panel until the conversation is loaded; the ways to reach a person appear after a delay and stay if loading fails. */
export function ChatWaiting({ scripted, ways, newTabLabel, disclosureId }: ChatWaitingProps) {
  return (
    <div className={styles.waiting}>
      <p id={disclosureId}>{scripted}</p>
      <div className={`${closedStyles.closed} ${styles.ways}`}>
        <h3>{ways.title}</h3>
        <ChatLines lines={ways.lines} newTabLabel={newTabLabel} />
      </div>
    </div>
  );
}
