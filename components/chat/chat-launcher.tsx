'use client';
import { useCallback, useEffect, useReducer, useRef, useState, type MouseEvent } from 'react';
import { HiddenNote } from '@/components/navigation/hidden-note';
import { ScriptedControl } from '@/components/ui/scripted-control';
import { launcherReducer, startLauncher } from '@/lib/chat/launcher-state';
import { isPlainClick } from '@/lib/browser/plain-click';
import styles from './chat-launcher.module.css';
import type { ChatPanel } from './chat-panel';
import type { ChatScript } from './chat-script';
import { loadChatPanel } from './load-chat-panel';

type ChatLauncherProps = { label: string; unreadLabel: string; href: string; script: ChatScript };

/** Opens the assistant; a link to its page without JavaScript, and when the panel's code cannot be loaded (`chat-21`). */
export function ChatLauncher({ label, unreadLabel, href, script }: ChatLauncherProps) {
  const [{ isOpen, unread, locale }, dispatch] = useReducer(launcherReducer, script.locale, startLauncher);
  const [Panel, setPanel] = useState<typeof ChatPanel>();
  const launcher = useRef<HTMLAnchorElement>(null);
  const isPlainLink = useRef(false);
  const close = useCallback(() => dispatch({ type: 'closed' }), []);
  if (locale !== script.locale) dispatch({ type: 'locale-changed', locale: script.locale });

  useEffect(() => {
    if (Panel && !isOpen) launcher.current?.focus({ preventScroll: true });
  }, [Panel, isOpen]);

  async function toggle(event: MouseEvent) {
    if (isPlainLink.current || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (isOpen) return close();
    try {
      const panel = await loadChatPanel();
      setPanel(() => panel);
      dispatch({ type: 'opened' });
    } catch {
      isPlainLink.current = true;
      launcher.current?.click();
    }
  }

  return (
    <aside className={styles.chat} aria-label={label}>
      <ScriptedControl
        ref={launcher}
        className={styles.launcher}
        href={href}
        plainLabel={label}
        aria-expanded={isOpen}
        data-locale={locale}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" strokeWidth="1.4" aria-hidden="true">
          <path d="M3.5 4.5h17v12h-9l-4.5 4v-4h-3.5zM8 9h8M8 12.2h5" fill="none" stroke="currentColor" />
        </svg>
        <span className={styles.label}>{label}</span>
        {unread > 0 && (
          <>
            <HiddenNote text={unreadLabel} />
            <span className={styles.badge} aria-hidden="true">
              {unread}
            </span>
          </>
        )}
      </ScriptedControl>
      {Panel && <Panel isOpen={isOpen} script={script} onClose={close} />}
    </aside>
  );
}
