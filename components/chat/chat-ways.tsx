import type { ReactNode } from 'react';
import type { AssistantWords } from './assistant-words';
import { ChatLines } from './chat-lines';
import styles from './chat-ways.module.css';

type ChatWaysProps = Pick<AssistantWords, 'ways' | 'newTabLabel'> & { children?: ReactNode };

/** Phone and mail under their heading; `children` are above it. */
export function ChatWays({ ways, newTabLabel, children }: ChatWaysProps) {
  return (
    <div className={styles.ways}>
      {children}
      <h3>{ways.title}</h3>
      <ChatLines lines={ways.lines} newTabLabel={newTabLabel} />
    </div>
  );
}
