import { expect, it, vi } from 'vitest';
import { pressMs } from '@/boot/delays';
import { type BootPage, fail, fakeTimeouts, openBootPage, reloadedFor } from './open-boot-page';

fakeTimeouts();

it('a script that fails to load reloads an unused page', async () => {
  const page = await openBootPage();
  page.press('plain', 'Tab');
  await fail(page);
  vi.advanceTimersByTime(pressMs - 1);
  expect(reloadedFor(page)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reloadedFor(page)).toBe(1);
});

it.each(['before', 'after'])('keeps what was typed %s a script failed to load [program-6]', async (when) => {
  const page = await openBootPage();
  const type = () => page.control('field').dispatchEvent(new page.window.Event('input', { bubbles: true }));
  page.press('plain', 'Tab');
  // The program withholds events from the page while it starts.
  page.window.addEventListener('input', (event) => event.stopPropagation(), true);
  if (when === 'before') type();
  await fail(page);
  vi.advanceTimersByTime(pressMs - 1);
  if (when === 'after') type();
  vi.advanceTimersByTime(1);
  expect(reloadedFor(page)).toBe(0);
});

it.each<[string, (page: BootPage) => void]>([
  ['a click outside links', (page) => page.click('words')],
  ['a link opened in a new tab', (page) => page.click('plain', { ctrlKey: true })],
])('%s does not count as use: the page still reloads for a failed script', async (_, use) => {
  const page = await openBootPage();
  page.press('plain', 'Tab');
  use(page);
  await fail(page);
  vi.advanceTimersByTime(pressMs);
  expect(reloadedFor(page)).toBe(1);
});

it('an image that fails to load does not reload the page', async () => {
  const page = await openBootPage();
  page.control('panel').dispatchEvent(new page.window.Event('error'));
  page.window.dispatchEvent(new page.window.Event('error'));
  vi.advanceTimersByTime(pressMs);
  expect(reloadedFor(page)).toBe(0);
});
