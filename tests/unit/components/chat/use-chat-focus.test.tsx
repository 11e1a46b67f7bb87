// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useChatFocus } from '@/components/chat/use-chat-focus';

afterEach(cleanup);

function Panel({ onClose }: { onClose: () => void }) {
  const frame = useRef<HTMLElement>(null);
  useChatFocus({ frame, launcher: useRef(null) }, true, onClose);
  return <section ref={frame} tabIndex={-1} aria-label="Chat" />;
}

/** Runs `act` when the panel is in the page and not yet painted: a layout effect of a parent runs after those of its children. */
function BeforePaint({ act, onClose }: { act: () => void; onClose: () => void }) {
  useLayoutEffect(act, [act]);
  return <Panel onClose={onClose} />;
}

test('the chat has focus before it is painted, and Escape closes it [chat-14]', () => {
  const onClose = vi.fn();
  const focused: (string | null | undefined)[] = [];
  const pressEscape = () => {
    focused.push(document.activeElement?.getAttribute('aria-label'));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  render(<BeforePaint act={pressEscape} onClose={onClose} />);
  expect(focused).toEqual(['Chat']);
  expect(onClose).toHaveBeenCalledTimes(1);
});
