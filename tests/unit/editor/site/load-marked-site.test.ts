import { expect, it, vi } from 'vitest';
import { textAt } from '@/editor/site/find-text';

const file = 'content/en/about.ts';
const title = 'A law firm that collects debts, and says so';

it('shows a new draft after the module cache was reset, as in tests', async () => {
  const titleOf = async (draft: string) => {
    vi.resetModules();
    const { loadMarkedSite } = await import('@/editor/site/load-marked-site');
    const { sources } = await loadMarkedSite();
    const site = await loadMarkedSite('.', { [file]: sources[file]?.replace(title, draft) });
    return textAt(site, 'about.hero.title').en?.text;
  };
  expect(await titleOf('First draft')).toBe('First draft');
  expect(await titleOf('Second draft')).toBe('Second draft');
});
