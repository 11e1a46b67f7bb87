import { useReducedMotion } from 'framer-motion';
import { div as MotionDiv } from 'framer-motion/m';
import type { ChatMessage } from '@/lib/chat/message';
import { ChatLines } from './chat-lines';
import type { ChatLink, ChatScript } from './chat-script';
import styles from './message.module.css';

type MessageProps = {
  message: ChatMessage;
  from: ChatScript['labels']['from'];
  lines?: readonly (readonly ChatLink[])[];
  newTabLabel: string;
};

/** One message, shown as text, in the direction of its own script. It fades in, unless less motion is asked for. */
export function Message({ message: { author, data, isEdited }, from, lines, newTabLabel }: MessageProps) {
  const still = useReducedMotion();
  return (
    <MotionDiv
      className={styles.message}
      data-author={author}
      data-edited={isEdited || undefined}
      initial={still ? false : { opacity: 0 }}
      animate={{ opacity: 1 }}
      transition={{ duration: 0.18 }}
    >
      <span className="visually-hidden">{from[author]}: </span>
      <p dir="auto">{data.text}</p>
      {lines && <ChatLines className={styles.lines} lines={lines} newTabLabel={newTabLabel} />}
    </MotionDiv>
  );
}
