import type { ReactNode } from 'react';
import { ChatLines } from './chat-lines';
import type { ChatScript } from './chat-script';
import styles from './chat-ways.module.css';

type ChatWaysProps = Pick<ChatScript, 'ways' | 'newTabLabel'> & { children?: ReactNode };

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
