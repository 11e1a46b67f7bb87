import type { ChatPanel } from './chat-panel';

/** Fetches the panel's code when the launcher is first used, the motion features beside it rather than after it. */
export async function loadChatPanel(): Promise<typeof ChatPanel> {
  const [panel] = await Promise.all([import('./chat-panel'), import('./motion-features')]);
  return panel.ChatPanel;
}
