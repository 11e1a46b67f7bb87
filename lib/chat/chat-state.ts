import type { ChatMessage } from './message';

/** The assistant's texts, with the keys of `ChatText` in content. */
export type ChatWords = Record<
  'text' | 'yes_response' | 'offlineText' | 'yes' | 'no' | 'no_match_response' | 'numberRefused',
  string
>;

/** An effect as data: after `delayMs` the hook sends `{ type: 'elapsed', timer: id }`. `reply` is the message that is being answered. */
export type ChatTimer = { id: string; delayMs: number; reply: string; does: 'type' | 'answer-yes' | 'answer-no-match' };

/** The conversation and the timers that should be running. */
type ChatContents = {
  words: ChatWords;
  isAvailable: boolean;
  messages: readonly ChatMessage[];
  /** Timers belong to the conversation and are dropped when it starts over. */
  timers: readonly ChatTimer[];
  /** Whether the visitor has replied: only the first reply can be Yes or No. */
  hasReply: boolean;
  /** What follows a message, by the message's id, for those that are followed by links. */
  leads: Readonly<Record<string, ChatLead>>;
  /** Only increases, so that no id is used twice. */
  nextId: number;
};

/** The chat that the visitor replies to. */
export type OpenChat = ChatContents & { status: 'open' };

/** The chat after the visitor's No; the component decides what happens then. */
type DeclinedChat = ChatContents & { status: 'declined' };

/** The chat in each of its states. */
export type ChatState = OpenChat | DeclinedChat;

/** The links that follow a message: the answer to Yes, or ways to reach a person. `about` is the text that the script did not understand. */
export type ChatLead = { to: 'yes' } | { to: 'person'; about?: string };

/** What can happen in the conversation, which starts over at `restarted`. */
export type ChatEvent =
  { type: 'restarted'; at: Date } | { type: 'replied'; text: string } | { type: 'elapsed'; timer: string };
