// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { silenceAnnouncer } from '@/lib/browser/silence-announcer';

it('removes the role and live region of Next’s announcer', () => {
  silenceAnnouncer();
  const announcer = document.createElement('next-route-announcer');
  document.body.append(announcer);
  silenceAnnouncer();
  const shadow = announcer.attachShadow({ mode: 'open' });
  silenceAnnouncer();
  shadow.innerHTML = '<div aria-live="assertive" role="alert"></div>';
  silenceAnnouncer();
  expect(shadow.innerHTML).toBe('<div aria-live="off"></div>');
});
