// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { holdPage } from '@/lib/browser/hold-page';

it.each([
  [1024, 'plain'],
  [1009, 'with-scrollbar'],
])('a page %d px wide in a window of 1024 px is locked as %s until released', (width, held) => {
  vi.stubGlobal('innerWidth', 1024);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  const letGo = holdPage();
  expect(document.documentElement.dataset.held).toBe(held);
  letGo();
  expect('held' in document.documentElement.dataset).toBe(false);
});

it('a page that two overlays hold is released by the first of them', () => {
  const [menu, dialog] = [holdPage(), holdPage()];
  dialog();
  expect('held' in document.documentElement.dataset).toBe(true);
  menu();
  expect('held' in document.documentElement.dataset).toBe(false);
});
