import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { openTime } from '@/tests/unit/lib/chat/chat-times';

/** A fake clock at a time when the chat is open, and stubs for what jsdom lacks; `phone.matches` tells whether the screen is a phone's. */
export const phone = { matches: false };

beforeEach(() => {
  vi.useFakeTimers({ now: openTime });
  phone.matches = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('640') && phone.matches,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  vi.stubGlobal('visualViewport', null);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = vi.fn();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Advances the clock by `ms` and lets pending loads finish. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Clicks, and waits for what is loaded on demand. */
export async function click(element: Element) {
  fireEvent.click(element);
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

/** Writes a message and sends it with Enter. */
export async function send(text: string) {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  await pass(0);
}

/** Texts of the conversation, in order. */
export const logged = () =>
  [...screen.getByRole('log').querySelectorAll('[data-author]')].map((message) => message.textContent);
/** How many typing indicators are shown. */
export const isTyping = () => document.querySelectorAll('[data-typing]').length;
