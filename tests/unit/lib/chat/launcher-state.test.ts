import { expect, it } from 'vitest';
import { launcherReducer, startLauncher } from '@/lib/chat/launcher-state';

const start = startLauncher('en');
const open = () => launcherReducer(start, { type: 'opened' });
const close = () => launcherReducer(open(), { type: 'closed' });

it('starts closed with the first message unread', () =>
  expect(start).toEqual({ isOpen: false, unread: 1, locale: 'en' }));

it('resets the count when it is opened', () => expect(open()).toEqual({ isOpen: true, unread: 0, locale: 'en' }));

it('keeps the count when it is closed: no message arrives then', () => {
  expect(close()).toEqual({ isOpen: false, unread: 0, locale: 'en' });
  expect(launcherReducer(start, { type: 'closed' })).toEqual(start);
});

it('starts afresh in another language, open or closed', () => {
  const toSpanish = { type: 'locale-changed', locale: 'es' } as const;
  expect(launcherReducer(close(), toSpanish)).toEqual({ isOpen: false, unread: 1, locale: 'es' });
  expect(launcherReducer(open(), toSpanish)).toEqual({ isOpen: true, unread: 0, locale: 'es' });
});
