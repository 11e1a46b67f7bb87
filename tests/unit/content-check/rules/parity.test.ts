import { describe, expect, it } from 'vitest';
import { parity } from '@/content-check/rules/parity';
import { messagesOf, siteWith } from '../fixture';

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
      'an empty original',
      { title: ' ' },
      { title: 'Título' },
      'home.title: There is no English text for this Spanish one.',
    ],
    [
      'a missing paragraph',
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
      'home.text: The English has a string where the Spanish has a list.',
    ],
  ])('reports %s [locale-11] [input-5]', (_, en, es, message) => {
    expect(messagesOf(parity.check(siteWith(en, es)))).toEqual([message]);
  });

  it('shows the text without a translation [input-5]', () => {
    const [finding] = parity.check(siteWith({ items: ['One', 'Two'] }, { items: ['Uno'] }));
    expect(finding).toMatchObject({
      texts: { en: 'Two', es: '–' },
      expected: 'the same elements in the same order',
      files: ['content/en/home.ts', 'content/es/home.ts'],
    });
  });
});
