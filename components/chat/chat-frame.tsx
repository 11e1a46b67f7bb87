'use client';
import { useIsPresent, useReducedMotion } from 'framer-motion';
import { section as MotionSection } from 'framer-motion/m';
import { useId, useRef } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import styles from './chat-frame.module.css';
import type { ChatPanelProps } from './chat-panel';
import { Conversation } from './conversation';
import { useChatFocus } from './use-chat-focus';
import { usePhoneScreen } from './use-phone-screen';

const hidden = { opacity: 0, y: 12 };
const shown = { opacity: 1, y: 0 };
/** With an `onUpdate`, framer-motion runs by the page's clock and not by the browser's own, so that a test which sets the clock sees the end. */
const inScript = () => undefined;

/** The panel over the page: a labelled region, the whole screen on phones (`chat-15`). Without motion where less of it is asked for. */
export function ChatFrame({ script, onClose }: Omit<ChatPanelProps, 'isOpen'>) {
  const frame = useRef<HTMLElement>(null);
  const headingId = useId();
  const noticeId = useId();
  const isPresent = useIsPresent();
  const still = useReducedMotion();
  useChatFocus(frame, onClose);
  usePhoneScreen(frame, isPresent, onClose);

  return (
    <MotionSection
      ref={frame}
      className={styles.frame}
      aria-labelledby={headingId}
      aria-describedby={noticeId}
      tabIndex={-1}
      inert={!isPresent}
      initial={still ? false : hidden}
      animate={shown}
      exit={still ? undefined : hidden}
      transition={{ duration: 0.18, ease: 'easeOut' }}
      onUpdate={inScript}
    >
      <header className={styles.head}>
        <h2 id={headingId}>{script.heading}</h2>
        <CloseButton label={script.labels.close} onClick={onClose} />
      </header>
      <Conversation script={script} isOpen={isPresent} noticeId={noticeId} onDeclined={onClose} />
    </MotionSection>
  );
}
