import { describe, expect, it, vi } from 'vitest';
import { editableTexts } from '@/editor/site/editable-texts';
import { fingerprintOf, fingerprintsAt } from '@/editor/site/find-text';
import { loadMarkedSite } from '@/editor/site/load-marked-site';
import { markOf } from '@/editor/source/marks';
import { changeList } from '@/editor/texts/change-list';
import { draftOf, saveText } from '@/editor/texts/save-text';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { smallSite } from '../small-site';

const site = await loadMarkedSite();
const texts = editableTexts(site);

const editOf = (key: string, words: string, seen?: string) => {
  const text = texts.find((each) => each.key === key);
  const seenIn = (locale: CompleteLocale) => seen ?? (text ? fingerprintOf(site, text, locale) : '');
  return {
    key,
    texts: { en: [{ words }], es: [{ words }] },
    seen: { en: seenIn('en'), es: seenIn('es') },
  };
};

vi.setConfig({ testTimeout: 60_000 });

describe('an edit', () => {
  const editable = texts.find(({ key, role }) => role === 'prose' && !key.startsWith('legal.'))?.key ?? '';

  it('changes only that text, in both files', async () => {
    const drafts = await draftOf('.', editOf(editable, 'Its `new` ${words}'));
    const after = editableTexts(await loadMarkedSite('.', drafts));
    const changed = after.filter(
      (text, index) => text.en?.text !== texts[index]?.en?.text || text.es?.text !== texts[index]?.es?.text,
    );
    expect(changed.map(({ key }) => key)).toEqual([editable]);
    expect(changed[0]?.en?.text).toBe('Its `new` ${words}');
  });

  it('is refused when it puts a fact into a label', async () => {
    const label = texts.find(({ key }) => key.startsWith('messages.'))?.key ?? '';
    const tokens = [{ words: 'Call ' }, { fact: 'phone.main' }];
    await expect(draftOf('.', { ...editOf(label, ''), texts: { en: tokens, es: tokens } })).rejects.toThrow(
      'A label cannot contain a fact',
    );
  });

  it('is refused when it puts bold or a link into a label or a title', async () => {
    const label = texts.find(({ key }) => key.startsWith('messages.'))?.key ?? '';
    for (const words of ['Call **now**', '[Call](/contact)'])
      await expect(draftOf('.', editOf(label, words))).rejects.toThrow('cannot have bold or links');
  });

  it('is refused for a text that changed meanwhile, is published, too long, empty or unknown, or has an unknown fact', async () => {
    const published = texts.find(({ key }) => key.startsWith('legal.') && key.includes('.sections.'))?.key ?? '';
    await expect(draftOf('.', editOf(editable, 'New', 'stale'))).rejects.toThrow('Someone changed this text');
    await expect(draftOf('.', editOf(published, 'New'))).rejects.toThrow('Prepare a new version');
    await expect(draftOf('.', editOf(editable, 'x'.repeat(50_000)))).rejects.toThrow('20,000 characters');
    await expect(draftOf('.', { ...editOf(editable, ''), texts: { en: [], es: [] } })).rejects.toThrow(
      'cannot be empty',
    );
    const unknown = [{ fact: 'phone.nobody' }];
    await expect(draftOf('.', { ...editOf(editable, ''), texts: { en: unknown, es: unknown } })).rejects.toThrow(
      'no fact named phone.nobody',
    );
    await expect(draftOf('.', editOf('home.nothing', 'New'))).rejects.toThrow('no longer a text home.nothing');
  });
});

describe('a text with invisible place marks, as copied from a page in the editor', () => {
  it.each([
    ['whole', (mark: string) => mark],
    ['cut off', (mark: string) => mark.slice(0, 9)],
  ])('is saved without them: %s', async (_, copied) => {
    const small = smallSite();
    try {
      small.writePages({ home: `{ title: 'Welcome' }` });
      const seen = fingerprintsAt(await loadMarkedSite(small.root), 'home.title');
      const pasted = [{ words: `Good${copied(markOf({ file: 3, literal: 5 }))} morning` }];
      await saveText(small.root, { key: 'home.title', texts: { en: pasted, es: pasted }, seen });
      for (const locale of completeLocales) expect(small.read(`content/${locale}/home.ts`)).toContain("'Good morning'");
    } finally {
      small.remove();
    }
  });
});

describe('a list', () => {
  it('is not changed when its text changed meanwhile, since keys can be positions', async () => {
    const small = smallSite();
    try {
      small.writePages({ home: `{ items: ['One.', 'Two.'] }` });
      const before = small.read('content/en/home.ts');
      const asked = { key: 'home.items.0', level: 0, action: { type: 'move', by: 1 } } as const;
      const stale = changeList(small.root, { ...asked, seen: { en: 'stale', es: 'stale' } });
      await expect(stale).rejects.toThrow('Someone changed this text');
      expect(small.read('content/en/home.ts')).toBe(before);
    } finally {
      small.remove();
    }
  });
});
