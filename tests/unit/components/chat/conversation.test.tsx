// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentPropsWithoutRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Conversation } from '@/components/chat/conversation';
import { chatDelays } from '@/lib/chat/chat-reducer';
import { assistantWords } from '@/tests/unit/lib/chat/words';
import { isTyping, logged, pass, send } from './chat-in-jsdom';

// Unit tests have no router; end-to-end tests cover what it adds to a link.
vi.mock('@/components/navigation/app-link', () => ({
  AppLink: ({ children, ...rest }: ComponentPropsWithoutRef<'a'>) => <a {...rest}>{children}</a>,
}));

const welcome = 'Assistant: Welcome';
/** The contacts below a final answer: a number to call and the page of all contacts. */
const ways = '800-555-0199All ways to reach us';
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

/** As on the chat's page, where the chat cannot close. */
beforeEach(() => {
  render(<Conversation words={assistantWords} disclosureId="disclosure" />);
});

describe('replies', () => {
  it('Yes is answered after 1 s with a link, without the typing indicator', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('log'));
    await pass(chatDelays.yesReplyMs - 1);
    expect(logged()).toEqual([welcome, 'You: Yes']);
    expect(isTyping()).toBe(0);
    await pass(1);
    expect(logged()).toEqual([welcome, 'You: Yes', 'Assistant: Here are the ways:Ways to reach us']);
    expect(screen.getByRole('link', { name: 'Ways to reach us' }).getAttribute('href')).toBe('/Chat');
  });

  it('No restarts the chat where it cannot close', async () => {
    await send('no');
    expect(logged()).toEqual([welcome]);
    expect(screen.queryAllByRole('button', { name: 'Yes' })).toHaveLength(1);
  });

  it('anything else is answered after 3.5 s, with the typing indicator from 1 s on', async () => {
    await send('What?');
    await pass(chatDelays.typingMs - 1);
    expect(isTyping()).toBe(0);
    await pass(1);
    expect(isTyping()).toBe(1);
    expect(screen.getByRole('log').textContent).toContain('The assistant is typing');
    await pass(chatDelays.noMatchMs - chatDelays.typingMs - 1);
    expect(logged()).toEqual([welcome, 'You: What?']);
    await pass(1);
    expect(isTyping()).toBe(0);
    expect(logged()).toEqual([welcome, 'You: What?', `Assistant: Nothing found${ways}`]);
  });

  it('two pending answers share one typing indicator', async () => {
    await send('One');
    await send('Two');
    await pass(2000);
    expect(isTyping()).toBe(1);
  });

  it('a number that looks private is not shown, and the suggestions stay', async () => {
    await send('4111 1111 1111 1111');
    expect(logged()).toEqual([welcome, `Assistant: We took it out${ways}`]);
    expect(document.body.textContent).not.toContain('4111');
    expect(screen.queryAllByRole('button', { name: 'Yes' })).toHaveLength(1);
    await pass(10_000);
    expect(logged()).toHaveLength(2);
  });

  it('are appended to one log element', async () => {
    const log = screen.getByRole('log');
    const first = log.querySelector('[data-author]');
    await send('What?');
    await pass(chatDelays.noMatchMs);
    expect(screen.getByRole('log')).toBe(log);
    expect(log.querySelector('[data-author]')).toBe(first);
    expect(log.hasAttribute('aria-live')).toBe(false);
    expect(log.scrollTo).toHaveBeenCalled();
  });
});

describe('the composer', () => {
  it('sends with Enter and with its button, and clears the box', async () => {
    expect(box().placeholder).toBe('Write a message');
    await send('One');
    expect(box().value).toBe('');
    fireEvent.input(box(), { target: { value: 'Two' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(logged()).toEqual([welcome, 'You: One', 'You: Two']);
  });

  it.each([
    ['Shift+Enter', { key: 'Enter', shiftKey: true }],
    ['Enter that ends a composed character', { key: 'Enter', isComposing: true }],
    ['Enter that ends a composed character in Safari', { key: 'Enter', keyCode: 229 }],
    ['any other key', { key: 'a' }],
  ])('does not send with %s', (_, key) => {
    fireEvent.input(box(), { target: { value: 'One' } });
    expect(fireEvent.keyDown(box(), key)).toBe(true);
    expect(logged()).toEqual([welcome]);
    expect(box().value).toBe('One');
  });

  it.each(['', '   ', '\n'])('does not send %j', async (text) => {
    await send(text);
    expect(logged()).toEqual([welcome]);
  });

  it('truncates at 500 characters and says so', async () => {
    fireEvent.input(box(), { target: { value: 'a'.repeat(10_000) } });
    expect(box().value).toBe('a'.repeat(500));
    expect(screen.getByText('At most 500 characters')).toBeTruthy();
    fireEvent.keyDown(box(), { key: 'Enter' });
    await pass(0);
    expect(logged()[1]).toBe(`You: ${'a'.repeat(500)}`);
    expect(screen.queryByText('At most 500 characters')).toBeNull();
  });
});

describe('hostile text is shown as text', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[label](javascript:alert(1))',
    '**strong**',
    '👩‍👩‍👧‍👦 😀',
    'مرحبا \u202E abc',
    '{{7*7}} ${7*7}',
    '&lt;b&gt;',
  ])('%s', async (text) => {
    await send(text);
    const message = screen.getByRole('log').querySelector('[data-author="me"] p');
    expect(message?.textContent).toBe(text);
    expect(message?.children).toHaveLength(0);
    expect(message?.getAttribute('dir')).toBe('auto');
    expect(within(screen.getByRole('log')).queryByRole('link')).toBeNull();
  });
});

it('clears its timers on unmount [chat-11]', async () => {
  await send('What?');
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
