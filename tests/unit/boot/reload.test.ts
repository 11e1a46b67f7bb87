import { expect, it, vi } from 'vitest';
import { pressMs } from '@/boot/delays';
import { fail, openBootPage, reloadedFor, fakeTimeouts, type BootPage } from './open-boot-page';

fakeTimeouts();

it('a file of the program that cannot be fetched reloads a page that nobody is using', async () => {
  const page = await openBootPage();
  page.press('plain', 'Tab');
  await fail(page);
  vi.advanceTimersByTime(pressMs - 1);
  expect(reloadedFor(page)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(reloadedFor(page)).toBe(1);
});

it.each<[string, (page: BootPage) => void]>([
  ['a click beside every link', (page) => page.click('words')],
  ['a link that was opened in a tab of its own', (page) => page.click('plain', { ctrlKey: true })],
])('%s is no use of the page: it is reloaded for a file that cannot be fetched', async (_, use) => {
  const page = await openBootPage();
  page.press('plain', 'Tab');
  use(page);
  await fail(page);
  vi.advanceTimersByTime(pressMs);
  expect(reloadedFor(page)).toBe(1);
});

it('a picture that cannot be fetched reloads nothing', async () => {
  const page = await openBootPage();
  page.control('panel').dispatchEvent(new page.window.Event('error'));
  page.window.dispatchEvent(new page.window.Event('error'));
  vi.advanceTimersByTime(pressMs);
  expect(reloadedFor(page)).toBe(0);
});
