import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chatReducer, isTyping, openChat } from '@/lib/chat/chat-reducer';
import type { ChatEvent, ChatState } from '@/lib/chat/chat-state';
import { closedTime, openTime } from './chat-times';
import { words } from './words';

const reply = fc.oneof(
  fc.constantFrom('Yes', 'No', 'yes', ' NO ', 'What?', '', '4111 1111 1111 1111', '<b>x</b>'),
  fc.string({ unit: 'grapheme', maxLength: 600 }),
);
/** `elapsed` names the nth timer that runs, or one that no longer exists. */
const step = fc.oneof(
  { weight: 5, arbitrary: reply.map((text) => ({ type: 'replied', text }) as const) },
  { weight: 5, arbitrary: fc.nat(4).map((nth) => ({ type: 'elapsed', nth }) as const) },
  fc.constantFrom({ type: 'restarted', at: openTime }, { type: 'restarted', at: closedTime }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const toEvent = (state: ChatState, taken: Step): ChatEvent =>
  taken.type === 'elapsed'
    ? { type: 'elapsed', timer: state.timers[taken.nth]?.id ?? 'message-1-answer-no-match' }
    : taken;

const started: ChatState = openChat(words, openTime);

function run(steps: readonly Step[], check: (next: ChatState, state: ChatState, event: ChatEvent) => void) {
  steps.reduce((state, taken) => {
    const event = toEvent(state, taken);
    const next = chatReducer(state, event);
    check(next, state, event);
    return next;
  }, started);
}

const always = (check: Parameters<typeof run>[1]) =>
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => run(steps, check)));

it('has no timers and adds no messages unless it is open', () =>
  always((next, state, event) => {
    if (next.status !== 'open') expect(next.timers).toEqual([]);
    if (state.status !== 'open' && event.type !== 'restarted') expect(next.messages).toBe(state.messages);
  }));

it('gives every message a unique id, even across restarts', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const texts = new Map<string, string>();
      run(steps, ({ messages }) => {
        expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
        for (const { id, data } of messages) expect(texts.get(id) ?? data.text).toBe(texts.set(id, data.text).get(id));
      });
    }),
  );
});

it('starts each timer once, for an existing reply', () =>
  always(({ timers, messages }) => {
    expect(new Set(timers.map(({ id }) => id)).size).toBe(timers.length);
    for (const { reply } of timers) expect(messages.find(({ id }) => id === reply)?.author).toBe('me');
  }));

it('shows typing only while an answer is pending', () =>
  always((state) => {
    if (isTyping(state)) expect(state.timers.map(({ does }) => does)).toContain('answer-no-match');
  }));

it('keeps only the message’s own fields and at most 500 characters [chat-1]', () =>
  always(({ messages }) => {
    for (const { author, type, id, data, suggestions, isEdited, ...rest } of messages) {
      expect(rest).toEqual({});
      expect(['support', 'me']).toContain(author);
      expect(type).toBe('text');
      expect(id).toMatch(/^message-\d+$/);
      expect(Object.keys(data)).toEqual(['text']);
      expect(data.text.length).toBeGreaterThan(0);
      expect(data.text.length).toBeLessThanOrEqual(500);
      expect(typeof isEdited).toBe('boolean');
      if (suggestions) expect(author).toBe('support');
    }
  }));

it('does not mutate previous states', () =>
  always((next) => {
    // The next step gets the frozen state, so that mutating it would throw.
    Object.freeze(next);
    [next.messages, next.timers].forEach((list) => Object.freeze(list).forEach(Object.freeze));
    next.messages.forEach(({ data }) => Object.freeze(data));
  }));
