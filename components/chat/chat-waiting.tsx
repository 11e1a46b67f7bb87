import type { AssistantWords } from './assistant-words';
import { ChatWays } from './chat-ways';
import styles from './chat-waiting.module.css';

type ChatWaitingProps = Pick<AssistantWords, 'disclosure' | 'ways' | 'newTabLabel'> & { disclosureId: string };

/** Shown in the panel until the conversation is loaded; the ways to reach a person appear after a delay and stay if loading fails. */
export function ChatWaiting({ disclosure, ways, newTabLabel, disclosureId }: ChatWaitingProps) {
  return (
    <div className={styles.waiting}>
      <p id={disclosureId}>{disclosure}</p>
      <ChatWays ways={ways} newTabLabel={newTabLabel} />
    </div>
  );
}
