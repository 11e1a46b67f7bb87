import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFile } from '@/content-check/lock/lock-file';
import { EditRefused } from '@/editor/refusals';
import { committedLockTexts } from '@/editor/review/committed-lock-texts';
import { smallSite } from '../small-site';

let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.remove());

it.each([
  ['has the markers of a merge conflict', '<<<<<<< HEAD\n{ "texts": {} }\n'],
  ['has no texts', '{ "notices": {} }'],
  ['is not an object', 'null'],
  ['has texts in a list', '{ "texts": [] }'],
  ['has a text without hashes', '{ "texts": { "home.hero.title": "x" } }'],
])('an undo is refused when the committed lock %s', async (_, committed) => {
  site.write(lockFile, committed);
  site.commit();
  await expect(committedLockTexts(site.root)).rejects.toThrow(EditRefused);
});
