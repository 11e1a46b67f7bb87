import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { smallSite } from '../small-site';

let site: ReturnType<typeof smallSite>;
const load = () => loadMarkedSite(site.root);

beforeEach(() => {
  site = smallSite();
  site.writePages({ about: "{ title: 'About' }" });
});
afterEach(() => site.remove());

describe('a loaded site', () => {
  it('is reused while all of its files are as they were loaded', async () => {
    expect(await load()).toBe(await load());
  });

  it.each([
    ['a text', 'content/es/about.ts', "export const page = { title: 'Quiénes somos' };"],
    ['a message', 'messages/en.json', '{ "Chat": { "close": "Close" } }'],
    ['the facts, which are no file of texts', 'content/firm.ts', 'export const firm = { phones: {} };'],
    ['the versions of the notices', 'content/notices.ts', 'export const notices = { one: {} };'],
  ])('is loaded again after a change of %s', async (_, file, text) => {
    const before = await load();
    site.write(file, text);
    const after = await load();
    expect(after).not.toBe(before);
    expect(after).not.toEqual({ ...before, sources: after.sources });
    expect(await load()).toBe(after);
  });

  it('is loaded again after a file was added', async () => {
    const before = await load();
    site.write('content/en/contact.ts', 'export const page = {};');
    expect((await load()).files).toEqual([...before.files, 'content/en/contact.ts'].sort());
  });

  it('has no draft after one was tried', async () => {
    const before = await load();
    const draft = { 'content/firm.ts': "export const firm = { name: 'Draft' };" };
    expect((await loadMarkedSite(site.root, draft)).firm.name).toBe('Draft');
    expect(await load()).toBe(before);
  });
});
