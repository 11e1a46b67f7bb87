import { describe, expect, it } from 'vitest';
import { chatReducer, isTyping, openChat } from '@/lib/chat/chat-reducer';
import type { ChatEvent, ChatState } from '@/lib/chat/chat-state';
import { closedTime, openTime } from './chat-times';
import { words, wordsInSpanish } from './words';

const restarted: ChatEvent = { type: 'restarted', at: openTime };
const restartedLate: ChatEvent = { type: 'restarted', at: closedTime };
const replied = (text: string): ChatEvent => ({ type: 'replied', text });
const elapsed = (timer: string): ChatEvent => ({ type: 'elapsed', timer });

const after = (...events: ChatEvent[]): ChatState => events.reduce(chatReducer, openChat(words, openTime));
const said = (state: ChatState) => state.messages.map(({ author, data }) => `${author}: ${data.text}`);
const suggested = (state: ChatState) => state.messages.map(({ suggestions }) => suggestions);
const timers = (state: ChatState) => state.timers.map(({ id, delayMs }) => `${id} ${delayMs}`);

const welcome = 'support: Welcome';

describe('opening', () => {
  it('shows the welcome with Yes and No in office hours [chat-7]', () => {
    const state = after();
    expect(said(state)).toEqual([welcome]);
    expect(suggested(state)).toEqual([['Yes', 'No']]);
    expect(state).toMatchObject({ status: 'open', isAvailable: true });
    expect(timers(state), 'it waits for the visitor').toEqual([]);
  });

  it('says outside hours that the office is closed, without suggestions, and ignores replies', () => {
    const state = openChat(words, closedTime);
    expect(said(state)).toEqual(['support: We are closed']);
    expect(suggested(state)).toEqual([undefined]);
    expect(state.isAvailable).toBe(false);
    expect(chatReducer(state, replied('Yes'))).toBe(state);
  });

  it('clears the messages and reads the clock again', () => {
    const used = after(replied('Yes'), elapsed('message-2-answer-yes'));
    const again = chatReducer(used, restarted);
    expect(again).toEqual({
      ...after(),
      messages: [{ ...after().messages[0], id: 'message-4' }],
      nextId: 5,
    });
    expect(said(after(restartedLate))).toEqual(['support: We are closed']);
  });

  it('cancels the timers on restart', () => {
    const state = after(replied('What?'), restarted);
    expect(said(state)).toEqual([welcome]);
    expect(state.timers).toEqual([]);
    expect(chatReducer(state, elapsed('message-2-answer-no-match'))).toBe(state);
    expect(timers(chatReducer(state, replied('yes')))).toEqual(['message-4-answer-yes 1000']);
  });

  it('recognizes Yes in its language', () => {
    const state = openChat(wordsInSpanish, openTime);
    expect(said(state)).toEqual(['support: Le damos la bienvenida']);
    expect(said(chatReducer(state, replied('si')))).toEqual(['support: Le damos la bienvenida', 'me: si']);
    expect(timers(chatReducer(state, replied('si')))).toEqual(['message-2-answer-yes 1000']);
  });
});

describe('a first reply of Yes', () => {
  it.each(['Yes', 'yes', ' YES '])(
    '%j is answered after 1 s with a link, without the typing indicator [chat-8]',
    (text) => {
      const state = after(replied(text));
      expect(said(state)).toEqual([welcome, `me: ${text.trim()}`]);
      expect(state.messages[1]).toEqual({
        author: 'me',
        type: 'text',
        id: 'message-2',
        data: { text: text.trim() },
        isEdited: false,
      });
      expect(state.timers).toEqual([
        { id: 'message-2-answer-yes', delayMs: 1000, reply: 'message-2', does: 'answer-yes' },
      ]);
      expect(isTyping(state)).toBe(false);
      expect(state.leads).toEqual({});

      const answered = chatReducer(state, elapsed('message-2-answer-yes'));
      expect(said(answered)).toEqual([welcome, `me: ${text.trim()}`, 'support: Here are the ways:']);
      expect(answered.leads).toEqual({ 'message-3': { to: 'yes' } });
      expect(answered.messages[2]?.id).toBe('message-3');
      expect(answered.timers).toEqual([]);
    },
  );

  it('keeps its link after further messages', () => {
    const state = after(
      replied('Yes'),
      elapsed('message-2-answer-yes'),
      replied('Thanks'),
      elapsed('message-4-answer-no-match'),
    );
    expect(state.leads).toEqual({ 'message-3': { to: 'yes' }, 'message-5': { to: 'person', about: 'Thanks' } });
  });
});

describe('a first reply of No', () => {
  it.each(['No', 'no', 'NO!'])('%j is removed and closes the chat', (text) => {
    const state = after(replied(text));
    expect(state.status).toBe('declined');
    expect(said(state)).toEqual([welcome]);
    expect(state.timers).toEqual([]);
  });

  it('ignores replies and timers until a restart', () => {
    const state = after(replied('No'));
    expect(chatReducer(state, replied('Yes'))).toBe(state);
    expect(chatReducer(state, elapsed('message-1-type'))).toBe(state);
    expect(said(chatReducer(state, restarted))).toEqual([welcome]);
    expect(chatReducer(state, restarted).status).toBe('open');
  });
});

describe('any other reply', () => {
  it('is answered after 3.5 s, with the typing indicator from 1 s on', () => {
    const state = after(replied('What?'));
    expect(timers(state)).toEqual(['message-2-type 1000', 'message-2-answer-no-match 3500']);
    expect(isTyping(state)).toBe(false);
    const typing = chatReducer(state, elapsed('message-2-type'));
    expect(isTyping(typing)).toBe(true);
    expect(said(typing)).toEqual([welcome, 'me: What?']);
    const answered = chatReducer(typing, elapsed('message-2-answer-no-match'));
    expect(isTyping(answered)).toBe(false);
    expect(said(answered)).toEqual([welcome, 'me: What?', 'support: Nothing found']);
    expect(answered.timers).toEqual([]);
    expect(answered.leads, 'it leads to a person').toEqual({ 'message-3': { to: 'person', about: 'What?' } });
  });

  it.each(['Yes', 'No'])('includes a later %s', (text) => {
    const state = after(replied('What?'), replied(text));
    expect(state.status).toBe('open');
    expect(timers(state).slice(2)).toEqual(['message-3-type 1000', 'message-3-answer-no-match 3500']);
  });

  it('shows the typing indicator until the last of several answers', () => {
    const both = after(replied('One'), replied('Two'), elapsed('message-2-type'), elapsed('message-3-type'));
    expect(isTyping(both)).toBe(true);
    const one = chatReducer(both, elapsed('message-2-answer-no-match'));
    expect(isTyping(one)).toBe(true);
    expect(isTyping(chatReducer(one, elapsed('message-3-answer-no-match')))).toBe(false);
    expect(
      isTyping(after(replied('One'), replied('Two'), elapsed('message-2-type'), elapsed('message-2-answer-no-match'))),
    ).toBe(false);
    expect(isTyping(after(replied('One'), elapsed('message-2-type'), replied('Two')))).toBe(true);
  });

  it('cancels the typing timer if the answer comes first', () => {
    const state = after(replied('What?'), elapsed('message-2-answer-no-match'));
    expect(state.timers).toEqual([]);
    expect(isTyping(state)).toBe(false);
  });
});

describe('does not keep', () => {
  it.each(['', '   ', '\n', '\u200B', '\u2060 \u00AD'])('an empty message: %j', (text) => {
    const state = after();
    expect(chatReducer(state, replied(text))).toBe(state);
  });

  it('a number that looks private: replaces it with a warning, without an answer or counting it as the first reply', () => {
    const state = after(replied('4111 1111 1111 1111'));
    expect(state.messages[1]).toEqual({
      author: 'support',
      type: 'text',
      id: 'message-2',
      data: { text: 'We took it out' },
      isEdited: true,
    });
    expect(JSON.stringify(state)).not.toContain('4111');
    expect(state.timers).toEqual([]);
    expect(state.hasReply).toBe(false);
    expect(timers(chatReducer(state, replied('yes')))).toEqual(['message-3-answer-yes 1000']);
    expect(chatReducer(state, replied('no')).status).toBe('declined');
  });

  it('a private number that crosses the length limit', () => {
    const state = after(replied(`${'a'.repeat(490)} 4111 1111 1111 1111`));
    expect(JSON.stringify(state)).not.toContain('4111');
  });

  it('text beyond the length limit', () => {
    expect(after(replied('a'.repeat(10_000))).messages[1]?.data.text).toBe('a'.repeat(500));
  });
});

it('ignores an unknown timer', () => {
  const state = after(replied('What?'));
  expect(chatReducer(state, elapsed('message-9-type'))).toBe(state);
});
