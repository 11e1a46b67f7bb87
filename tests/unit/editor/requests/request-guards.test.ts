import { describe, expect, it } from 'vitest';
import { isRequestName, requestGuards } from '@/editor/requests/request-guards';
import type { RequestInput, RequestName } from '@/editor/requests/requests';

const seen = { en: 'a', es: 'b' };
const edit = { key: 'home.hero.title', texts: { en: [{ words: 'A' }], es: [{ fact: 'phone.main' }] }, seen };
const version = { notice: 'terms-of-use', from: '1', version: '2', date: '2026-11', entries: { en: 'A', es: 'B' } };

/** Inputs of each request, as the editor's pages send them. */
const right: { [Name in RequestName]: readonly RequestInput<Name>[] } = {
  describeText: [{ key: 'home.hero.title' }, { place: { file: 0, literal: 12 } }],
  checkEdit: [edit],
  saveText: [edit],
  changeList: [
    { key: 'a', level: 0, action: { type: 'move', by: -1 }, seen },
    { key: 'a', level: 2, action: { type: 'copy', id: 'Title' }, seen },
    { key: 'a', level: 1, action: { type: 'remove' }, seen },
  ],
  listTexts: [{}],
  listHardTexts: [{}],
  listChangedSinceRelease: [{}],
  findChangedEnglish: [{ key: 'a' }],
  acceptText: [{ key: 'a', seen }],
  listFacts: [{}],
  saveFact: [{ id: 'firm.name', from: 'A', typed: 'B' }],
  saveShortAddress: [{ wanted: { from: '/a', to: '/b' } }, { seen: { from: '/a', to: '/b' } }],
  prepareVersion: [version],
  publishVersion: [{ notice: 'terms-of-use', version: '5.3' }],
  listChanges: [{}],
  undoText: [{ key: 'a', seen }],
  undoList: [{ name: 'a', seen }],
  undoFact: [{ id: 'firm.name', was: 'A' }],
  commit: [{ message: 'A' }, { message: 'A', author: { name: 'B', email: 'C' } }],
};

describe('request guards', () => {
  it.each(Object.entries(right))('accept valid inputs of %s', (name, inputs) => {
    expect(isRequestName(name)).toBe(true);
    if (isRequestName(name))
      for (const input of inputs) expect(requestGuards[name](JSON.parse(JSON.stringify(input)))).toBe(true);
  });

  it.each<[RequestName, unknown]>([
    ['listTexts', undefined],
    ['listTexts', 'all'],
    ['describeText', {}],
    ['describeText', { key: 1 }],
    ['describeText', { place: { file: -1, literal: 0 } }],
    ['describeText', { place: { file: 0, literal: 0.5 } }],
    ['saveText', { ...edit, key: ['home'] }],
    ['saveText', { ...edit, seen: { en: 'a' } }],
    ['saveText', { ...edit, texts: { en: 'A', es: [] } }],
    ['saveText', { ...edit, texts: { ...edit.texts, es: [{ words: 1 }] } }],
    ['changeList', { key: 'a', level: 0, action: { type: 'move', by: 2 }, seen }],
    ['changeList', { key: 'a', level: 0, action: { type: 'sort' }, seen }],
    ['changeList', { key: 'a', level: 0, action: { type: 'remove' } }],
    ['acceptText', { key: 'a', seen: null }],
    ['undoList', { name: 'a' }],
    ['saveShortAddress', { wanted: { from: '/a' } }],
    ['prepareVersion', { ...version, entries: { en: 'A' } }],
    ['undoFact', { id: 'firm.name', was: false }],
    ['commit', { message: 'A', author: { name: 'B' } }],
  ])('reject %s %j', (name, input) => {
    expect(requestGuards[name](input)).toBe(false);
  });

  it.each(['constructor', 'toString', '', 'saveText/'])('%j is not a request name', (name) => {
    expect(isRequestName(name)).toBe(false);
  });
});
