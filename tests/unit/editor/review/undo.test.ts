import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesOf } from '@/editor/review/changes-overview';
import { siteAt } from '@/editor/review/site-at';
import { undoList } from '@/editor/review/undo-list';
import { undoText } from '@/editor/review/undo-text';
import { fingerprintsAt } from '@/editor/site/find-text';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import type { Token } from '@/editor/source/tokens';
import { changeList } from '@/editor/texts/change-list';
import type { ItemAction } from '@/editor/texts/list-items';
import { saveText } from '@/editor/texts/save-text';
import { smallSite } from '../small-site';

let site: ReturnType<typeof smallSite>;
const files = ['content/en/home.ts', 'content/es/home.ts', 'content/translation.lock.json'];
let committed: string[] = [];
const onDisk = () => files.map((file) => site.read(file));
const seenAt = async (key: string) => fingerprintsAt(await loadMarkedSite(site.root), key);
const changes = async () => changesOf(await siteAt(site.root, 'HEAD'), await loadMarkedSite(site.root));

async function act(key: string, action: ItemAction): Promise<void> {
  await changeList(site.root, { key, level: 0, action, seen: await seenAt(key) });
}

async function retype(key: string, words: string): Promise<void> {
  await retokenize(key, [{ words }]);
}

async function retokenize(key: string, tokens: readonly Token[]): Promise<void> {
  await saveText(site.root, { key, texts: { en: tokens, es: tokens }, seen: await seenAt(key) });
}

/** A page whose first item uses a constant that needs an import and another constant, and whose second uses that one's sibling. */
function withMonth(page: string): string {
  const used = page.replace("'One.'", '`In ${month}.`').replace("'Two.'", '`Version ${version}.`');
  return `import { monthOf } from '../month';

const { version, date } = { version: '2', date: '2026-05' };
const month = monthOf(date);

${used}`;
}

beforeEach(async () => {
  site = smallSite();
  const steps = "[{ id: 'call', text: 'Call.' }, { id: 'write', text: 'Write.' }]";
  site.writePages({ home: `{ title: 'Welcome', items: ['One.', 'Two.', 'Three.'], steps: ${steps} }` });
  site.write('content/month.ts', 'export const monthOf = (date) => `month ${date.slice(5)}`;');
  // Saving formats the files.
  for (const words of ['Hello', 'Welcome']) await retype('home.title', words);
  await site.record();
  site.commit();
  committed = onDisk();
});
afterEach(() => site.remove());

const acts: [string, string, ItemAction, string][] = [
  ['an item was removed', 'home.items.0', { type: 'remove' }, 'home.items'],
  ['an item was copied', 'home.items.1', { type: 'copy', id: 'Copy' }, 'home.items'],
  ['an item was moved', 'home.items.1', { type: 'move', by: 1 }, 'home.items'],
  ['an item with an id was removed', 'home.steps.call.text', { type: 'remove' }, 'home.steps'],
  ['an item with an id was copied', 'home.steps.call.text', { type: 'copy', id: 'Copy' }, 'home.steps'],
  ['an item with an id was moved', 'home.steps.call.text', { type: 'move', by: 1 }, 'home.steps'],
];

describe('a list', () => {
  it.each(acts)('of which %s is undone as a whole', async (_, key, action, name) => {
    await act(key, action);
    const { texts, lists } = await changes();
    expect(texts).toEqual([]);
    expect(lists.map((list) => list.name)).toEqual([name]);
    for (const { seen } of lists) await undoList(site.root, { name, seen });
    expect(onDisk()).toEqual(committed);
  });

  it.each(acts)('of which %s keeps its texts when one of them is undone', async (_, key, action) => {
    await act(key, action);
    const present = onDisk();
    const undone = undoText(site.root, { key, seen: await seenAt(key) });
    await expect(undone).rejects.toThrow('Undo the whole list');
    expect(onDisk()).toEqual(present);
  });

  it('is undone with the texts that were changed before an item was moved', async () => {
    await retype('home.items.1', 'Zwei.');
    await act('home.items.0', { type: 'move', by: 1 });
    const { lists } = await changes();
    for (const { name, seen } of lists) await undoList(site.root, { name, seen });
    expect(onDisk()).toEqual(committed);
  });

  const withFact: readonly Token[] = [{ words: 'Call ' }, { fact: 'phone.main' }];
  const withoutFact: readonly Token[] = [{ words: 'Call us.' }];

  it.each([
    ['lost its only fact', withFact, withoutFact],
    ['got its first fact', withoutFact, withFact],
  ])('is undone after it %s and an item was moved', async (_, before, now) => {
    site.write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
    site.write(
      'content/facts-in-copy.ts',
      site.read('content/facts-in-copy.ts').replace('phone = {}', "phone = { main: '1' }"),
    );
    await retokenize('home.items.0', before);
    await site.record();
    site.commit();
    committed = onDisk();
    await retokenize('home.items.0', now);
    await act('home.items.0', { type: 'move', by: 1 });
    const { lists } = await changes();
    for (const { name, seen } of lists) await undoList(site.root, { name, seen });
    expect(onDisk()).toEqual(committed);
  });

  it('is undone after it lost a fact at the start of a sentence', async () => {
    site.write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
    const facts = "phone = { main: '1' }, atStart = (text) => text";
    site.write('content/facts-in-copy.ts', site.read('content/facts-in-copy.ts').replace('phone = {}', facts));
    for (const file of files.slice(0, 2)) {
      const page = site.read(file).replace("'One.'", '`${atStart(phone.main)} is our number.`');
      site.write(file, `import { atStart, phone } from '@/content/facts-in-copy';\n\n${page}`);
    }
    await site.record();
    site.commit();
    committed = onDisk();
    await act('home.items.0', { type: 'remove' });
    const { lists } = await changes();
    for (const { name, seen } of lists) await undoList(site.root, { name, seen });
    expect(onDisk()).toEqual(committed);
  });

  it('gets back what only its items used', async () => {
    for (const file of files.slice(0, 2)) site.write(file, withMonth(site.read(file)));
    await site.record();
    site.commit();
    committed = onDisk();
    await act('home.items.0', { type: 'remove' });
    expect(site.read('content/en/home.ts')).not.toMatch(/month|import|, date }/);
    expect(site.read('content/en/home.ts')).toContain('const { version } =');
    const { lists } = await changes();
    for (const { name, seen } of lists) await undoList(site.root, { name, seen });
    expect(onDisk()).toEqual(committed);
  });

  it('is not undone by itself when it is the log of changes of a notice', async () => {
    const name = 'legal.terms.changes';
    await expect(undoList(site.root, { name, seen: { en: '', es: '' } })).rejects.toThrow(
      'A new version of the notice',
    );
  });

  it('is not undone after it was changed once more', async () => {
    await act('home.items.0', { type: 'remove' });
    const { lists } = await changes();
    await retype('home.items.0', 'Zwei.');
    const present = onDisk();
    for (const { name, seen } of lists)
      await expect(undoList(site.root, { name, seen })).rejects.toThrow('Someone changed this list meanwhile');
    expect(onDisk()).toEqual(present);
  });
});

describe('a text', () => {
  it('of a list with the same items is undone by itself', async () => {
    await retype('home.items.0', 'Eins.');
    await retype('home.items.1', 'Zwei.');
    const { texts, lists } = await changes();
    expect(texts.map(({ key }) => key)).toEqual(['home.items.0', 'home.items.1']);
    expect(lists).toEqual([]);
    for (const { key, seen } of texts) if (seen) await undoText(site.root, { key, seen });
    expect(onDisk()).toEqual(committed);
  });

  it('that was changed to the words of another item is undone by itself', async () => {
    await retype('home.items.0', 'Two.');
    const { texts, lists } = await changes();
    expect(texts.map(({ key }) => key)).toEqual(['home.items.0']);
    expect(lists).toEqual([]);
    for (const { key, seen } of texts) if (seen) await undoText(site.root, { key, seen });
    expect(onDisk()).toEqual(committed);
  });

  it('gets back what only it used', async () => {
    for (const file of files.slice(0, 2)) site.write(file, withMonth(site.read(file)));
    await site.record();
    site.commit();
    committed = onDisk();
    await retype('home.items.0', 'Eins.');
    expect(site.read('content/en/home.ts')).not.toMatch(/month|import|, date }/);
    await undoText(site.root, { key: 'home.items.0', seen: await seenAt('home.items.0') });
    expect(onDisk()).toEqual(committed);
  });

  it('outside of a changed list is undone by itself', async () => {
    await act('home.items.0', { type: 'remove' });
    const present = onDisk();
    await retype('home.title', 'Good day');
    await undoText(site.root, { key: 'home.title', seen: await seenAt('home.title') });
    expect(onDisk()).toEqual(present);
  });

  it('that was added outside of a list cannot be undone by itself', async () => {
    for (const file of files.slice(0, 2)) site.write(file, site.read(file).replace('title:', "lead: 'New.', title:"));
    const { texts } = await changes();
    expect(texts).toEqual([expect.not.objectContaining({ seen: expect.anything() })]);
  });
});
