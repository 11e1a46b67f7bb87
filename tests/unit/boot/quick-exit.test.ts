import { describe, expect, it, vi } from 'vitest';
import { pressMs } from '@/boot/delays';
import { fail, fakeTimeouts, openBootPage, reloadedFor, runtimeFiles } from './open-boot-page';

fakeTimeouts();

describe('the quick exit', () => {
  it.each([runtimeFiles, null])('replaces the current history entry, with the scripts %j', async (files) => {
    const page = await openBootPage({ files });
    const { length } = page.window.history;
    expect(page.click('exit')).toBe(false);
    expect(page.window.location.hash).toBe('#exit-target');
    expect(page.window.history).toHaveLength(length);
  });

  it('is not lost to a reload when the scripts fail to load', async () => {
    const page = await openBootPage();
    page.press('plain', 'Tab');
    page.click('exit');
    await fail(page);
    vi.advanceTimersByTime(pressMs);
    expect(reloadedFor(page)).toBe(0);
  });

  it('is followed as a link with a modifier key', async () => {
    const page = await openBootPage();
    expect(page.click('exit', { ctrlKey: true })).toBe(true);
  });
});
