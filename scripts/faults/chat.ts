import type { Fault } from './fault';

/** Section G: the assistant. */
export const chatFaults: readonly Fault[] = [
  {
    name: 'The assistant answers at 18:55:00',
    section: 'G',
    file: 'lib/chat/availability.ts',
    text: 'seconds < chatHours.closes',
    replacement: 'seconds <= chatHours.closes',
    test: 'tests/unit/chat/availability.test.ts',
  },
  {
    name: 'The assistant is on Spanish pages',
    section: 'G',
    file: 'content/settings.ts',
    text: "chat: { locales: ['en'] }",
    replacement: "chat: { locales: ['en', 'es'] }",
    test: 'tests/e2e/chat.spec.ts',
    title: 'is on English pages only',
  },
  {
    name: 'The launcher moves while the page’s end is on its way',
    section: 'G',
    file: 'components/chat/chat-launcher.module.css',
    text: '&:not(:has(~ footer)) {\n      visibility: hidden;',
    replacement: '&:not(:has(~ footer)) {\n      visibility: visible;',
    test: 'tests/e2e/chat.spec.ts',
    title: 'is not shown before the page’s end is there',
  },
  {
    name: 'A card number stands in the log',
    section: 'G',
    file: 'lib/chat/machine.ts',
    text: 'if (hasSensitiveNumber(written)) return',
    replacement: 'if (hasSensitiveNumber(written) && text.length > 400) return',
    test: 'tests/e2e/chat.spec.ts',
    title: 'keeps no number that looks private',
  },
  {
    name: 'No is answered like any other word',
    section: 'G',
    file: 'lib/chat/machine.ts',
    text: "if (!state.hasReply && isSameReply(text, words.no)) return { ...state, status: 'declined', timers: [] };",
    replacement: '',
    test: 'tests/unit/chat/machine.test.ts',
  },
  {
    name: 'An answer comes after the chat was closed',
    section: 'G',
    file: 'lib/chat/machine.ts',
    text: "return { ...state, status: 'closed', timers: [] };",
    replacement: "return { ...state, status: 'closed' };",
    test: 'tests/unit/chat/machine.test.ts',
  },
];
