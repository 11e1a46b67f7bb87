import { cutLine } from '../forms/plain-text';

/** A message of the chat (`chat-1`). `isEdited` is true for a warning that replaces what the visitor wrote. */
export type ChatMessage = {
  author: 'support' | 'me';
  type: 'text';
  id: string;
  data: { text: string };
  suggestions?: readonly string[];
  isEdited: boolean;
};

/** The most UTF-16 units of a message. */
export const maxMessageLength = 500;

/**
 * The visitor's text as it is stored: trimmed, at most 500 UTF-16 units, no character cut in half (`chat-17`).
 * Empty if it has only spaces and invisible characters.
 */
export function messageText(written: string): string {
  return /[^\s\p{Cf}]/u.test(written) ? withinLimit(written.trim()) : '';
}

/** `written` cut to the maximum length of a message, no character cut in half. */
export function withinLimit(written: string): string {
  return cutLine(written, maxMessageLength);
}

/** Whether `written` equals the suggestion `offered`, ignoring case, accents and punctuation (`chat-8`). */
export function isSameReply(written: string, offered: string): boolean {
  return collator.compare(written, offered) === 0;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
