import { type ReactNode, type RefObject, useId } from 'react';
import { mark, needsRuntimeAttribute } from '@/boot/protocol';
import { CloseButton } from '@/components/ui/close-button';
import type { AssistantWords } from './assistant-words';
import styles from './chat-frame.module.css';

type ChatFrameProps = {
  heading: string;
  words: Pick<AssistantWords['labels'], 'close'>;
  ref: RefObject<HTMLElement | null>;
  id: string;
  /** Id of the sentence that describes the panel. */
  disclosureId: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The panel of the assistant: a labeled region under its heading, which fills the screen on phones. */
export function ChatFrame({ ref, id, heading, words, disclosureId, isOpen, onClose, children }: ChatFrameProps) {
  const headingId = useId();
  return (
    <section
      ref={ref}
      id={id}
      className={styles.frame}
      aria-labelledby={headingId}
      aria-describedby={disclosureId}
      tabIndex={-1}
      hidden={!isOpen}
    >
      <header className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <CloseButton label={words.close} onClick={onClose} aria-controls={id} {...mark(needsRuntimeAttribute)} />
      </header>
      {children}
    </section>
  );
}
