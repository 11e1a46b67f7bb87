import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentFiles } from '@/editor/content-files';
import { editorHandlers, type Handlers } from '@/editor/server/handlers';
import { smallSite } from '../small-site';

const file = 'hosts/redirects.ts';
const save = (from: string) => handlers.saveShortAddress({ wanted: { from, to: '/contact' } });
let site: ReturnType<typeof smallSite>;
let handlers: Handlers;

beforeEach(() => {
  site = smallSite();
  site.writePages({ home: "{ title: 'Home' }" });
  site.write(file, 'export const redirects: readonly Redirect[] = [];\n');
  handlers = editorHandlers(site.root);
});
afterEach(() => site.remove());

it('concurrent changes of one file are all kept', async () => {
  const wanted = ['/call', '/pay', '/write'];
  await Promise.all(wanted.map(save));
  for (const from of wanted) expect(site.read(file)).toContain(from);
});

it('a refused change does not block the next one', async () => {
  const [refused, taken] = [save('/about'), save('/call')];
  await expect(refused).rejects.toThrow();
  await taken;
  expect(site.read(file)).toContain('/call');
});

it('a text of a page is still found by its place after another page was added', async () => {
  const place = { file: contentFiles(site.root).indexOf('content/es/home.ts'), literal: 0 };
  site.writePages({ about: "{ title: 'About' }", home: "{ title: 'Home' }" });
  expect(await handlers.describeText({ place })).toMatchObject({ key: 'home.title' });
});
