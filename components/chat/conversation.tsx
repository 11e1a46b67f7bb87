import { domAnimation as motionFeatures, LazyMotion } from 'framer-motion';
import { Fragment, useEffect, useRef } from 'react';
import { isTyping } from '@/lib/chat/chat-reducer';
import { loadSituationSearch } from '@/lib/help/load-help-search';
import type { AssistantWords } from './assistant-words';
import { ClosedOffice } from './closed-office';
import { Composer } from './composer';
import { Message } from './message';
import { Suggestions } from './suggestions';
import { TypingIndicator } from './typing-indicator';
import { useChat } from './use-chat';
import { useScrollToLast } from './use-scroll-to-last';
import styles from './chat.module.css';

type ConversationProps = { words: AssistantWords; disclosureId: string; onDeclined?: () => void };

/** An open chat: its messages and the controls to answer. The log is a live region, so new messages are announced (`chat-16`). */
export function Conversation({ words, disclosureId, onDeclined }: ConversationProps) {
  const { chat, reply } = useChat(words.texts, onDeclined);
  const log = useRef<HTMLDivElement>(null);
  const isTypingShown = isTyping(chat);
  useScrollToLast(log, chat.messages.length, isTypingShown);

  function choose(suggestion: string) {
    // The button that had focus is removed, so focus moves to the log.
    log.current?.focus();
    reply(suggestion);
  }

  useEffect(() => {
    // The answer takes seconds, by which time the matching pages are loaded.
    if (isTypingShown) void loadSituationSearch(words.situations.data);
  }, [isTypingShown, words.situations.data]);

  const suggestions = chat.hasReply ? undefined : chat.messages[0]?.suggestions;
  return (
    <LazyMotion features={motionFeatures} strict>
      {/* Focusable so that it can be scrolled with the keyboard. */}
      <div ref={log} className={styles.messages} role="log" aria-label={words.labels.log} tabIndex={0}>
        <p className={styles.disclosure} id={disclosureId}>
          {words.disclosure}
        </p>
        {chat.messages.map((message, index) => (
          <Fragment key={message.id}>
            <Message message={message} words={words} lead={chat.leads[message.id]} />
            {index === 0 && suggestions && <Suggestions suggestions={suggestions} onChoose={choose} />}
          </Fragment>
        ))}
        {isTypingShown && <TypingIndicator label={words.labels.typing} />}
        {!chat.isAvailable && <ClosedOffice {...words} />}
      </div>
      {chat.isAvailable && <Composer words={words.labels} placeholder={words.placeholder} onSend={reply} />}
    </LazyMotion>
  );
}
