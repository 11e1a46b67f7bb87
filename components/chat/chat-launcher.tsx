'use client';
import { useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import { useBrowserValue } from '@/components/hooks/use-browser-value';
import { HiddenNote } from '@/components/navigation/hidden-note';
import { ScriptedControl } from '@/components/ui/scripted-control';
import { watchClock } from '@/lib/browser/watch-clock';
import { isChatAvailable } from '@/lib/chat/availability';
import { firstMessage } from '@/lib/chat/first-message';
import type { AssistantWords } from './assistant-words';
import { ChatFrame } from './chat-frame';
import { ChatWaiting } from './chat-waiting';
import { useChatFocus } from './use-chat-focus';
import { useDismissibleLabel } from './use-dismissible-label';
import { useLoadedConversation } from './use-loaded-conversation';
import { usePhoneScreen } from './use-phone-screen';
import styles from './chat-launcher.module.css';

const panelId = 'chat-panel';

/**
 * The assistant as an overlay: its button and its panel. The panel is in the HTML, so it opens without the program and shows phone numbers;
 * the conversation's code is fetched when the panel is first opened.
 */
export function ChatLauncher({ words }: { words: AssistantWords }) {
  const [isOpen, setIsOpen] = useState(false);
  // A press that closes the panel is answered before its contents go.
  const wasOpen = useDeferredValue(isOpen);
  // Opened again before that, the panel gets a new conversation all the same.
  const [openings, setOpenings] = useState(0);
  // The first message (`chat-12`); no other arrives while the panel is closed.
  const [hasUnread, setHasUnread] = useState(!firstMessage.isRead);
  const launcher = useRef<HTMLElement>(null);
  const frame = useRef<HTMLElement>(null);
  const { Conversation, load } = useLoadedConversation(frame);
  const disclosureId = useId();
  const isAvailable = useBrowserValue(() => isChatAvailable(new Date()), false, watchClock);
  const close = useCallback(() => setIsOpen(false), []);
  usePhoneScreen(frame, isOpen, close);
  useChatFocus({ frame, launcher }, isOpen, close);
  const dismissibleLabel = useDismissibleLabel(launcher);

  function toggle() {
    if (isOpen) return close();
    setIsOpen(true);
    setOpenings(openings + 1);
    setHasUnread(false);
    firstMessage.isRead = true;
    // If the code cannot be fetched, the panel keeps showing its phone numbers.
    load().catch(() => undefined);
  }

  return (
    <aside className={styles.chat} aria-label={words.launcher.label}>
      <ScriptedControl
        ref={launcher}
        className={styles.launcher}
        href={words.launcher.href}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
        {...dismissibleLabel}
      >
        <svg viewBox="0 0 24 24" strokeWidth="1.4" aria-hidden="true">
          <path d="M3.5 4.5h17v12h-9l-4.5 4v-4h-3.5zM8 9h8M8 12.2h5" fill="none" stroke="currentColor" />
        </svg>
        <span className={`visually-hidden ${styles.label}`}>{words.launcher.label}</span>
        {hasUnread && isAvailable && (
          <>
            <HiddenNote text={words.launcher.unread} />
            <span className={styles.badge} aria-hidden="true">
              {1}
            </span>
          </>
        )}
      </ScriptedControl>
      <ChatFrame
        ref={frame}
        id={panelId}
        heading={words.heading}
        words={words.labels}
        disclosureId={disclosureId}
        isOpen={isOpen}
        onClose={close}
      >
        {Conversation && (isOpen || wasOpen) ? (
          <Conversation
            key={`${words.locale} ${openings}`}
            words={words}
            disclosureId={disclosureId}
            onDeclined={close}
          />
        ) : (
          <ChatWaiting {...words} disclosureId={disclosureId} />
        )}
      </ChatFrame>
    </aside>
  );
}
