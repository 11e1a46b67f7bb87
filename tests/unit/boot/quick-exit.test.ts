import { describe, expect, it, vi } from 'vitest';
import { pressMs } from '@/boot/delays';
import { fail, openBootPage, reloadedFor, runtimeFiles, fakeTimeouts } from './open-boot-page';

fakeTimeouts();

describe('the quick exit', () => {
  it.each([runtimeFiles, null])('puts its page in the place of this one, whatever the program: %j', async (files) => {
    const page = await openBootPage({ files });
    const { length } = page.window.history;
    expect(page.click('exit')).toBe(false);
    expect(page.window.location.hash).toBe('#exit-target');
    expect(page.window.history).toHaveLength(length);
  });

  it('is not lost to a reload when the files of the program fail', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    page.click('exit');
    await fail(page);
    vi.advanceTimersByTime(pressMs);
    expect(reloadedFor(page)).toBe(0);
  });

  it('goes its way with a modifier key', async () => {
    const page = await openBootPage();
    expect(page.click('exit', { ctrlKey: true })).toBe(true);
  });
});
