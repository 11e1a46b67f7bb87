'use client';
import { useEffect, useId, useRef } from 'react';
import { mark, ownProgramAttribute } from '@/boot/protocol';
import { buttonLook } from '@/components/ui/button-look';
import { ScriptedControl } from '@/components/ui/scripted-control';
import type { AssistantWords } from './assistant-words';
import { useLoadedConversation } from './use-loaded-conversation';
import shared from './chat.module.css';
import styles from './page-assistant.module.css';

type PageAssistantProps = { words: AssistantWords; start: string; starting: string; fallback: string };

/** The assistant on its own page (`chat-19`). Until the page is hydrated, and if its code cannot be loaded, it links to `fallback`. */
export function PageAssistant({ words, start, starting, fallback }: PageAssistantProps) {
  const section = useRef<HTMLElement>(null);
  const { Conversation, load } = useLoadedConversation(section);
  const headingId = useId();
  const disclosureId = useId();

  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);

  function startOrFollow() {
    // The visitor may have gone to another page while the file was loading.
    load().catch(() => section.current?.isConnected && location.assign(fallback));
  }

  return (
    <section
      ref={section}
      {...mark(ownProgramAttribute)}
      className={`${styles.assistant} needs-script`}
      aria-labelledby={headingId}
      aria-describedby={disclosureId}
    >
      <h2 id={headingId}>{words.heading}</h2>
      {Conversation ? (
        <Conversation words={words} disclosureId={disclosureId} />
      ) : (
        <div className={`${shared.messages} ${styles.waiting}`}>
          <p className={shared.disclosure} id={disclosureId}>
            {words.disclosure}
          </p>
          <p className={shared.bubble}>{starting}</p>
          <div>
            <ScriptedControl {...buttonLook('gold')} href={fallback} onClick={startOrFollow}>
              {start}
            </ScriptedControl>
          </div>
        </div>
      )}
    </section>
  );
}
