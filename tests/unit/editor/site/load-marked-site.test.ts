import { expect, it, vi } from 'vitest';
import { textAt } from '@/editor/site/find-text';
import { retyped } from '../retyped';

const file = 'content/en/about.ts';
const key = 'about.hero.title';

it('shows a new draft after the module cache was reset, as in tests', async () => {
  const titleOf = async (draft: string) => {
    vi.resetModules();
    const { loadMarkedSite } = await import('@/editor/site/load-marked-site');
    const site = await loadMarkedSite('.', { [file]: retyped(await loadMarkedSite(), key, draft) });
    return textAt(site, key).en?.text;
  };
  expect(await titleOf('First draft')).toBe('First draft');
  expect(await titleOf('Second draft')).toBe('Second draft');
});
