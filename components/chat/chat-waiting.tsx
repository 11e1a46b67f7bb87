import { ChatLines } from './chat-lines';
import type { ChatScript } from './chat-script';
import closedStyles from './closed-office.module.css';
import styles from './chat-waiting.module.css';

type ChatWaitingProps = Pick<ChatScript, 'scripted' | 'ways' | 'newTabLabel'> & { disclosureId: string };

/** What the panel says until the conversation is there; the ways to reach a person come a little later, and stay if it does not come. */
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
