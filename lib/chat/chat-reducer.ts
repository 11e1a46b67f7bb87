import { hasSensitiveNumber } from '../forms/sensitive-number';
import { isChatAvailable } from './availability';
import type { ChatEvent, ChatLead, ChatState, ChatTimer, ChatWords, OpenChat } from './chat-state';
import { type ChatMessage, isSameReply, messageText } from './message';

/** Delays that make the assistant seem to think and to type. */
export const chatDelays = { typingMs: 1000, yesReplyMs: 1000, noMatchMs: 3500 } as const;

/** The chat as it begins. Ids are counted on from `nextId` where a chat went before. */
export function openChat(words: ChatWords, at: Date, nextId = 1): OpenChat {
  const isAvailable = isChatAvailable(at);
  const empty: OpenChat = {
    status: 'open',
    words,
    isAvailable,
    messages: [],
    timers: [],
    hasReply: false,
    leads: {},
    nextId,
  };
  return isAvailable
    ? say(empty, { author: 'support', text: words.text, suggestions: [words.yes, words.no] })
    : say(empty, { author: 'support', text: words.offlineText });
}

/** The scripted chat. After the visitor's No, it only starts over. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  if (event.type === 'restarted') return openChat(state.words, event.at, state.nextId);
  if (state.status !== 'open') return state;
  switch (event.type) {
    case 'replied':
      return state.isAvailable ? reply(state, event.text) : state;
    case 'elapsed':
      return elapse(state, event.timer);
  }
}

/** Whether the typing indicator is shown: a pending answer has waited its first second. Several pending answers share one indicator. */
export function isTyping({ timers }: ChatState): boolean {
  return timers.some(
    (timer) =>
      timer.does === 'answer-no-match' && !timers.some(({ does, reply }) => does === 'type' && reply === timer.reply),
  );
}

function reply(state: OpenChat, written: string): ChatState {
  const { words } = state;
  const text = messageText(written);
  if (!text) return state;
  if (hasSensitiveNumber(written))
    return say(state, { author: 'support', text: words.numberRefused, isEdited: true, lead: { to: 'person' } });
  if (!state.hasReply && isSameReply(text, words.no)) return { ...state, status: 'declined', timers: [] };
  const said = say({ ...state, hasReply: true }, { author: 'me', text });
  const answered = messageId(state.nextId);
  return !state.hasReply && isSameReply(text, words.yes)
    ? start(said, answered, [['answer-yes', chatDelays.yesReplyMs]])
    : start(said, answered, [
        ['type', chatDelays.typingMs],
        ['answer-no-match', chatDelays.noMatchMs],
      ]);
}

function start(state: OpenChat, reply: string, delays: readonly (readonly [ChatTimer['does'], number])[]): OpenChat {
  const started = delays.map(([does, delayMs]) => ({ id: `${reply}-${does}`, delayMs, reply, does }));
  return { ...state, timers: [...state.timers, ...started] };
}

function elapse(state: OpenChat, id: string): OpenChat {
  const { words } = state;
  const timer = state.timers.find((candidate) => candidate.id === id);
  switch (timer?.does) {
    case 'type':
      return { ...state, timers: state.timers.filter((other) => other !== timer) };
    case 'answer-yes':
      return answer(state, timer, words.yes_response, { to: 'yes' });
    case 'answer-no-match':
      return answer(state, timer, words.no_match_response, { to: 'person', about: textOf(state, timer.reply) });
    default:
      return state;
  }
}

function textOf({ messages }: OpenChat, id: string): string {
  return messages.find((message) => message.id === id)!.data.text;
}

function answer(state: OpenChat, { reply }: ChatTimer, text: string, lead: ChatLead): OpenChat {
  return say(
    { ...state, timers: state.timers.filter((other) => other.reply !== reply) },
    { author: 'support', text, lead },
  );
}

type Said = Pick<ChatMessage, 'author' | 'suggestions'> & { text: string; isEdited?: boolean; lead?: ChatLead };

function say(state: OpenChat, { author, text, suggestions, isEdited = false, lead }: Said): OpenChat {
  const message: ChatMessage = {
    author,
    type: 'text',
    id: messageId(state.nextId),
    data: { text },
    ...(suggestions && { suggestions }),
    isEdited,
  };
  return {
    ...state,
    messages: [...state.messages, message],
    leads: lead ? { ...state.leads, [message.id]: lead } : state.leads,
    nextId: state.nextId + 1,
  };
}

function messageId(number: number): string {
  return `message-${number}`;
}
