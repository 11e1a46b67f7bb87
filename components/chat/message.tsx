import { useReducedMotion } from 'framer-motion';
import { div as MotionDiv } from 'framer-motion/m';
import type { ChatLead } from '@/lib/chat/chat-state';
import type { ChatMessage } from '@/lib/chat/message';
import { flag } from '@/lib/flag';
import type { AssistantWords } from './assistant-words';
import { ChatLines } from './chat-lines';
import { FittingSituations } from './fitting-situations';
import shared from './chat.module.css';
import styles from './message.module.css';

type MessageProps = { message: ChatMessage; words: AssistantWords; lead?: ChatLead };

/** One message as plain text, in its script's own direction, and what follows it. It fades in unless reduced motion is requested. */
export function Message({ message: { author, data, isEdited }, words, lead }: MessageProps) {
  const isStill = useReducedMotion();
  return (
    <MotionDiv
      className={`${shared.bubble} ${styles.message}`}
      data-author={author}
      data-edited={flag(isEdited)}
      initial={isStill ? false : { opacity: 0 }}
      animate={{ opacity: 1 }}
      transition={{ duration: 0.18 }}
    >
      <span className="visually-hidden">{words.labels.from[author]}: </span>
      <p dir="auto">{data.text}</p>
      {lead?.to === 'person' && lead.about && (
        <FittingSituations className={styles.lines} about={lead.about} words={words} />
      )}
      {lead && <ChatLines className={styles.lines} lines={words.leads[lead.to]} newTabLabel={words.newTabLabel} />}
    </MotionDiv>
  );
}
