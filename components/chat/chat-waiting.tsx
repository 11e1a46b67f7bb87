import type { ChatScript } from './chat-script';
import { ChatWays } from './chat-ways';
import styles from './chat-waiting.module.css';

type ChatWaitingProps = Pick<ChatScript, 'scripted' | 'ways' | 'newTabLabel'> & { disclosureId: string };

/** Shown in the panel until the conversation is loaded; the ways to reach a person appear after a delay and stay if loading fails. */
export function ChatWaiting({ scripted, ways, newTabLabel, disclosureId }: ChatWaitingProps) {
  return (
    <div className={styles.waiting}>
      <p id={disclosureId}>{scripted}</p>
      <ChatWays ways={ways} newTabLabel={newTabLabel} />
    </div>
  );
}
