import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockFile } from '@/content-check/lock/lock-file';
import { acceptText } from '@/editor/review/accept-text';
import { changesOf } from '@/editor/review/changes-overview';
import { siteAt } from '@/editor/review/site-at';
import { undoList } from '@/editor/review/undo-list';
import { undoText } from '@/editor/review/undo-text';
import { fingerprintsAt } from '@/editor/site/find-text';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import type * as files from '@/editor/site/write-files';
import { changeList } from '@/editor/texts/change-list';
import { saveText } from '@/editor/texts/save-text';
import { smallSite } from '../small-site';

const colleague = vi.hoisted(() => ({ writes: (): void => undefined }));
vi.mock('@/editor/site/write-files', async (original) => {
  const real = await original<typeof files>();
  const writeFiles: typeof files.writeFiles = (...args) => {
    colleague.writes();
    return real.writeFiles(...args);
  };
  return { ...real, writeFiles };
});

let site: ReturnType<typeof smallSite>;
const key = 'home.items.0';
const seen = async () => fingerprintsAt(await loadMarkedSite(site.root), key);
const words = [{ words: 'Eins.' }];
const save = async () => saveText(site.root, { key, texts: { en: words, es: words }, seen: await seen() });
const remove = async () => changeList(site.root, { key, level: 0, action: { type: 'remove' }, seen: await seen() });

beforeEach(async () => {
  site = smallSite();
  site.writePages({ home: "{ items: ['One.', 'Two.'] }" });
  await site.record();
  site.commit();
});
afterEach(() => {
  colleague.writes = () => undefined;
  site.remove();
});

it.each<[string, (() => Promise<void>) | undefined, () => Promise<void>]>([
  ['saving a text', undefined, save],
  ['removing an item', undefined, remove],
  ['accepting a text', undefined, async () => acceptText(site.root, { key, seen: await seen() })],
  ['undoing a text', save, async () => undoText(site.root, { key, seen: await seen() })],
  [
    'undoing a list',
    remove,
    async () => {
      const { lists } = changesOf(await siteAt(site.root, 'HEAD'), await loadMarkedSite(site.root));
      for (const { name, seen } of lists) await undoList(site.root, { name, seen });
    },
  ],
])('%s overwrites nothing that a colleague wrote into the lock at that moment', async (_, before, act) => {
  await before?.();
  const theirs = `${site.read(lockFile)}\n`;
  colleague.writes = () => site.write(lockFile, theirs);
  await expect(act()).rejects.toThrow(`Someone changed ${lockFile} at this moment. Nothing was written.`);
  expect(site.read(lockFile)).toBe(theirs);
});
