import { describe, expect, it } from 'vitest';
import { duplicateIds } from '@/content-check/rules/duplicate-ids';
import { icuArgumentsRule } from '@/content-check/rules/icu-arguments';
import { pageMeta } from '@/content-check/rules/page-meta';
import { parity } from '@/content-check/rules/parity';
import { messagesOf, siteWith } from './fixture';

describe('parity', () => {
  it.each([
    [
      'a missing key',
      { title: 'Title', lead: 'Lead' },
      { title: 'Título' },
      'home.lead: There is no Spanish text for this English one.',
    ],
    ['a missing module', undefined, { title: 'Título' }, 'home: There is no English text for this Spanish one.'],
    [
      'an empty translation',
      { title: 'Title' },
      { title: ' ' },
      'home.title: There is no Spanish text for this English one.',
    ],
    [
      'a paragraph less',
      { items: ['One', 'Two'] },
      { items: ['Uno'] },
      'home.items: The English has 2 (0, 1), the Spanish 1 (0).',
    ],
    [
      'another order of ids',
      { cards: [{ id: 'a' }, { id: 'b' }] },
      { cards: [{ id: 'b' }, { id: 'a' }] },
      'home.cards: The English has 2 (a, b), the Spanish 2 (b, a).',
    ],
    [
      'another kind of block',
      { blocks: [{ type: 'paragraph' }] },
      { blocks: [{ type: 'table' }] },
      'home.blocks.0.type: "type" differs between the languages.',
    ],
    [
      'other data',
      { fields: [{ boxes: 4 }] },
      { fields: [{ boxes: 9 }] },
      'home.fields.0.boxes: "boxes" differs between the languages.',
    ],
    [
      'another structure',
      { text: 'One' },
      { text: ['Uno'] },
      'home.text: The English holds a string where the Spanish holds a list.',
    ],
  ])('reports %s [locale-11] [input-5]', (_, en, es, message) => {
    expect(messagesOf(parity(siteWith(en, es)))).toEqual([message]);
  });

  it('shows the text that has no twin [input-5]', () => {
    const [finding] = parity(siteWith({ items: ['One', 'Two'] }, { items: ['Uno'] }));
    expect(finding).toMatchObject({
      texts: { en: 'Two', es: '–' },
      expected: 'the same elements in the same order',
      files: ['content/en/home.ts', 'content/es/home.ts'],
    });
  });
});

describe('ICU arguments', () => {
  const messages = (en: string, es: string) => ({
    messages: { en: { Chat: { unread: en } }, es: { Chat: { unread: es } } },
  });

  it.each([
    [
      'another name',
      '{count} new',
      '{cuenta} nuevos',
      'messages.Chat.unread: The arguments differ: count: argument in English, cuenta: argument in Spanish.',
    ],
    [
      'another kind',
      '{count, plural, one {#} other {#}}',
      '{count}',
      'messages.Chat.unread: The arguments differ: count: plural in English, count: argument in Spanish.',
    ],
    [
      'malformed ICU',
      '{count',
      '{count}',
      'messages.Chat.unread: The message is malformed ICU: EXPECT_ARGUMENT_CLOSING_BRACE.',
    ],
    [
      'a plural without other',
      '{n, plural, one {#}}',
      '{n, plural, one {#} other {#}}',
      'messages.Chat.unread: The message is malformed ICU: MISSING_OTHER_CLAUSE.',
    ],
  ])('reports %s [locale-11] [input-5]', (_, en, es, message) => {
    expect(messagesOf(icuArgumentsRule(siteWith({}, {}, messages(en, es))))).toEqual([message]);
  });

  it('reports a mark of content that the translation lost', () => {
    expect(messagesOf(icuArgumentsRule(siteWith({ confirmedAt: 'At {time}.' }, { confirmedAt: 'A las.' })))).toEqual([
      'home.confirmedAt: The arguments differ: {time} in English, none in Spanish.',
    ]);
  });
});

describe('ids and titles', () => {
  it('reports an id that stands twice on a page', () => {
    const twice = {
      sections: [
        { id: 'scope', blocks: [] },
        { id: 'more', blocks: [], subsections: [{ id: 'scope', blocks: [] }] },
      ],
    };
    expect(messagesOf(duplicateIds(siteWith(twice, {})))).toEqual(['home: The id "scope" stands twice on this page.']);
  });

  it('reports a title that is too long and one that two pages share', () => {
    const title = 'A title that goes on and on until no search engine shows it whole';
    const content = { en: { home: { meta: { title } }, about: { meta: { title } } }, es: {} };
    expect(messagesOf(pageMeta(siteWith({}, {}, { content })))).toEqual([
      'home.meta.title: It has 65 characters.',
      'about.meta.title: It has 65 characters.',
      'about.meta.title: It is the same as home.meta.title.',
    ]);
  });
});
