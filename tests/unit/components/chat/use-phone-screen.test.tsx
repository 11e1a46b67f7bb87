// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePhoneScreen } from '@/components/chat/use-phone-screen';
import { phone } from './chat-in-jsdom';

afterEach(cleanup);

function Panel({ onClose }: { onClose: () => void }) {
  const frame = useRef<HTMLElement>(null);
  usePhoneScreen(frame, true, onClose);
  return (
    <section ref={frame}>
      {/* The router prevents the click that it follows. */}
      <a href="/help" onClick={(event) => !event.altKey && event.preventDefault()}>
        Help
      </a>
    </section>
  );
}

test.each([
  ['the router follows a link in it', {}, 1],
  ['a click with Alt saves the page of a link in it', { altKey: true }, 0],
])('on a phone the panel closes when %s: %j, %i times [chat-26]', (_, keys, times) => {
  phone.matches = true;
  const onClose = vi.fn();
  render(<Panel onClose={onClose} />);
  fireEvent.click(screen.getByRole('link'), keys);
  expect(onClose).toHaveBeenCalledTimes(times);
});
