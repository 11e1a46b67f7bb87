import { expect, it } from 'vitest';
import { EditRefused } from '@/editor/refusals';
import { newestWaits } from '@/editor/server/newest-waits';

it('ends the running call, refuses the one that waits when a newer one comes, and runs the newest', async () => {
  const ran: string[] = [];
  const search = newestWaits('Another text was opened.', async (key: string) => {
    await new Promise((resolve) => setTimeout(resolve));
    ran.push(key);
    return key;
  });
  const first = search('first');
  await Promise.resolve();
  const [waiting, newest] = [search('waiting'), search('newest')];
  await expect(waiting).rejects.toThrow(new EditRefused('Another text was opened.'));
  expect(await Promise.all([first, newest])).toEqual(['first', 'newest']);
  expect(ran).toEqual(['first', 'newest']);
});
