// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import type { ComponentPropsWithoutRef } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatLauncher } from '@/components/chat/chat-launcher';
import { hoursIn } from '@/content/facts-in-copy';
import { chatHours } from '@/content/hours';
import { hydratedStore } from '@/lib/browser/hydrated-store';
import { firstMessage } from '@/lib/chat/first-message';
import { closedTime } from '@/tests/unit/lib/chat/chat-times';
import { assistantWords, assistantWordsInSpanish } from '@/tests/unit/lib/chat/words';
import { click, logged, pass, phone, send } from './chat-in-jsdom';

const failing = vi.hoisted(() => ({ load: false }));
vi.mock('@/components/chat/conversation', async (original) => {
  if (failing.load) throw new Error('chunk');
  return original();
});
// Unit tests have no router; end-to-end tests cover what it adds to a link.
vi.mock('@/components/navigation/app-link', () => ({
  AppLink: ({ children, ...rest }: ComponentPropsWithoutRef<'a'>) => <a {...rest}>{children}</a>,
}));

const widget = (words = assistantWords) => <ChatLauncher words={words} />;
const launcher = () => screen.getByRole('button', { name: /^Chat with us/ });
const panel = () => screen.queryByRole('region', { name: 'Scripted assistant' });
// framer-motion keeps the real `requestAnimationFrame` from its import, which ignores the test's clock.
MotionGlobalConfig.skipAnimations = true;

const panelToGo = () => vi.waitFor(() => expect(panel()).toBeNull());
const welcome = 'Assistant: Welcome';

beforeEach(() => {
  hydratedStore.hydrate();
  firstMessage.isRead = false;
});

async function open() {
  render(widget());
  await click(launcher());
  // The panel's code is loaded on the first opening, which can be slow on a busy machine.
  await vi.waitFor(() => expect(screen.queryByRole('log')).not.toBeNull(), 10_000);
}

describe('the launcher', () => {
  it('is a button after hydration, with one unread message in its name', () => {
    render(widget());
    expect(launcher().textContent).toContain('(1 unread message)');
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(panel()).toBeNull();
  });

  it('has no unread message while the chat is closed', () => {
    vi.setSystemTime(closedTime);
    render(widget());
    expect(launcher().textContent).toBe('Chat with us');
  });

  it.each([
    ['gets the unread message when the chat opens', chatHours.opens, /\(1 unread message\)/],
    ['loses it when the chat closes', chatHours.closes, /^Chat with us$/],
  ])('%s while the page is shown [chat-12]', async (_, seconds, name) => {
    vi.setSystemTime(new Date(2026, 10, 18, 0, 0, seconds - 10));
    render(widget());
    expect(launcher().textContent).not.toMatch(name);
    await pass(60_000);
    expect(launcher().textContent).toMatch(name);
  });

  it('opens the panel, focuses it and clears the unread count', async () => {
    await open();
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
    expect(launcher().textContent).toBe('Chat with us');
    expect(document.activeElement).toBe(panel());
    await vi.waitFor(() => expect(logged()).toEqual([welcome]));
  });

  it('has no unread message after it left the page and came back [chat-12]', async () => {
    await open();
    cleanup();
    render(widget());
    expect(launcher().textContent).toBe('Chat with us');
  });

  it('closes the panel, and the count stays cleared', async () => {
    await open();
    await click(launcher());
    await panelToGo();
    expect(launcher().textContent).toBe('Chat with us');
  });
});

describe('the panel', () => {
  it('is described by the notice that it is a script', async () => {
    await open();
    expect(document.getElementById(panel()?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      assistantWords.disclosure,
    );
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close the chat' }))],
    ['No', () => fireEvent.click(screen.getByRole('button', { name: 'No' }))],
    ['a typed no', () => send('no')],
  ])('is closed by %s, and focus goes back to the launcher', async (_, close) => {
    await open();
    await close();
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(launcher());
    await panelToGo();
  });

  it('ignores Escape in a dialog, during text composition and while it is inert', async () => {
    await open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'x' });
    panel()?.parentElement?.setAttribute('inert', '');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    panel()?.parentElement?.removeAttribute('inert');
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
  });

  it.each([
    ['moves from a link that it replaces to the messages', 'link', '800-555-0199', 'log'],
    ['stays on a button that is still there', 'button', 'Close the chat', undefined],
  ])('when the conversation arrives, focus %s [chat-14]', async (_, role, name, next) => {
    render(widget());
    fireEvent.click(launcher());
    const focused = within(screen.getByRole('region')).getByRole(role, { name });
    focused.focus();
    await act(() => vi.dynamicImportSettled());
    await vi.waitFor(() => expect(screen.queryByRole('log')).not.toBeNull(), 10_000);
    expect(document.activeElement).toBe(next ? screen.getByRole(next) : focused);
  });

  it('restarts when the language changes while it is open [chat-13]', async () => {
    const { rerender } = render(widget());
    await click(launcher());
    await send('What?');
    rerender(widget(assistantWordsInSpanish));
    await pass(10_000);
    expect(logged()).toEqual(['Assistant: Le damos la bienvenida']);
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
  });

  it('starts a new conversation when it is opened again at once [chat-6]', async () => {
    await open();
    await send('What?');
    vi.setSystemTime(closedTime);
    // Both presses come before React has removed the closed conversation.
    act(() => [launcher(), launcher()].forEach((button) => flushSync(() => button.click())));
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
    expect(logged()).toEqual(['Assistant: We are closed']);
  });

  it('makes the rest of the page inert on a phone while open', async () => {
    phone.matches = true;
    const main = document.body.appendChild(document.createElement('main'));
    await open();
    expect(main.hasAttribute('inert')).toBe(true);
    expect(panel()?.closest('[inert]')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(main.hasAttribute('inert')).toBe(false);
    main.remove();
  });

  it('does not make the page inert on a larger screen', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    await open();
    expect(main.hasAttribute('inert')).toBe(false);
    main.remove();
  });
});

describe('outside office hours', () => {
  it('says so, with hours, phone and mail, and no composer', async () => {
    vi.setSystemTime(closedTime);
    await open();
    expect(logged()).toEqual(['Assistant: We are closed']);
    expect(screen.queryByRole('textbox')).toBeNull();
    const log = within(screen.getByRole('log'));
    const plain = (text: string | null) => text?.replace(/\s+/g, ' ');
    for (const words of ['We are closed now', hoursIn('en').office, 'P.O. Box 1000'])
      expect(plain(screen.getByRole('log').textContent)).toContain(plain(words));
    expect(log.getByRole('link', { name: '800-555-0199' }).getAttribute('href')).toBe('tel:+18005550199');
    expect(log.queryByRole('button')).toBeNull();
  });
});
