import type { ChatMessage } from './message';

/** The assistant's words, by the names of `ChatText` in content. */
export type ChatWords = Record<
  'text' | 'yes_response' | 'offlineText' | 'yes' | 'no' | 'no_match_response' | 'numberRefused',
  string
>;

/** An effect as data: after `delayMs` the hook sends `{ type: 'elapsed', timer: id }`. `reply` is the message that is being answered. */
export type ChatTimer = { id: string; delayMs: number; reply: string; does: 'type' | 'answer-yes' | 'answer-no-match' };

/** The conversation, with the timers that are to run. */
export type ChatState = {
  /** `declined` is closed by the visitor's No; who shows the chat decides what follows. */
  status: 'closed' | 'open' | 'declined';
  isAvailable: boolean;
  words?: ChatWords;
  messages: readonly ChatMessage[];
  /** Timers belong to the open conversation: none outlives it. */
  timers: readonly ChatTimer[];
  /** Whether the first reply has been made: only that one can be Yes or No. */
  hasReply: boolean;
  /** Where the messages lead that lead on, by their ids. */
  leads: Readonly<Record<string, ChatLead>>;
  /** Grows for ever, so that an id is never used twice. */
  nextId: number;
};

/** What follows a message: the answer to Yes, or the ways to a person. `about` is what the visitor wrote and the script did not understand. */
export type ChatLead = { to: 'yes' | 'person'; about?: string };

/** What can happen to it. */
export type ChatEvent =
  /** Also a change of language while open: the messages start afresh. */
  | { type: 'opened'; words: ChatWords; at: Date }
  | { type: 'closed' }
  | { type: 'replied'; text: string }
  | { type: 'elapsed'; timer: string };

/** The chat before it is opened for the first time. */
export const closedChat: ChatState = {
  status: 'closed',
  isAvailable: false,
  messages: [],
  timers: [],
  hasReply: false,
  leads: {},
  nextId: 1,
};
