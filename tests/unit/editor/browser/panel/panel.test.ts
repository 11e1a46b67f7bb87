// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drafts } from '@/editor/browser/panel/drafts';
import { openPanel } from '@/editor/browser/panel/panel';
import { words } from '@/editor/browser/words';
import type { TextDetail } from '@/editor/texts/describe-text';
import { type Answer, stubServer } from '../stub-server';

const { answers, asked, inputOf, start } = stubServer();
const done = vi.fn();

const side = (text: string, seen: string) => ({
  tokens: [{ words: text }],
  facts: [],
  seen,
  file: 'content/en/home.ts',
  changed: '',
  score: undefined,
});
const text = (seen = 'seen'): TextDetail => ({
  key: 'home.title',
  page: '/',
  state: 'fresh',
  isRich: false,
  isLocked: false,
  published: undefined,
  lists: [],
  en: side('English', `${seen}-en`),
  es: side('Español', `${seen}-es`),
});

beforeEach(() => {
  start();
  answers.checkEdit = { body: { findings: [], scores: { en: 1, es: 2 } } };
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  done.mockReset();
  document.body.replaceChildren();
});

function open(known = text()) {
  const panel = openPanel(known, done);
  document.body.append(panel);
  const button = (name: string) => [...panel.querySelectorAll('button')].find((each) => each.textContent === name)!;
  const field = panel.querySelector<HTMLElement>('.field[lang="en"]')!;
  const type = (typed: string) => {
    field.textContent = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { panel, button, type, message: () => panel.querySelector('p[role=status]')!.textContent };
}

it('saves the typed text with the version it was based on, and removes the draft', async () => {
  const { panel, button, type } = open();
  type('Typed');
  expect(drafts.read('home.title')).toMatchObject({ texts: { en: [{ words: 'Typed' }] } });
  button(words.save).click();
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('saved'));
  expect(inputOf('saveText')).toMatchObject({
    key: 'home.title',
    texts: { en: [{ words: 'Typed' }], es: [{ words: 'Español' }] },
    seen: { en: 'seen-en', es: 'seen-es' },
  });
  expect(drafts.read('home.title')).toBeUndefined();
  expect(panel.isConnected).toBe(false);
});

it('runs one action at a time, and cannot be closed meanwhile', async () => {
  let answer: (given: Answer) => void = () => {};
  answers.saveText = new Promise((resolve) => (answer = resolve));
  const { panel, button } = open();
  button(words.save).click();
  button(words.save).click();
  button(words.close).click();
  expect(button(words.save).getAttribute('aria-disabled')).toBe('true');
  expect(panel.isConnected).toBe(true);
  answer({ body: {} });
  await vi.waitFor(() => expect(done.mock.calls).toEqual([['saved']]));
  expect(asked.filter(({ name }) => name === 'saveText')).toHaveLength(1);
});

it('keeps what was typed for a new version until it is prepared', async () => {
  const published = { notice: 'terms', version: '1', date: '2026-01', suggested: '2' };
  const notice = { ...text(), isLocked: true, published };
  const entry = (panel: HTMLElement) => panel.querySelector<HTMLTextAreaElement>('textarea[lang="es"]')!;
  const first = open(notice);
  entry(first.panel).value = 'Más breve.';
  entry(first.panel).dispatchEvent(new Event('input', { bubbles: true }));
  first.panel.dispatchEvent(new Event('cancel'));
  const second = open(notice);
  expect(entry(second.panel).value).toBe('Más breve.');
  const later = { ...notice, published: { ...published, version: '2', suggested: '3' } };
  expect(entry(open(later).panel).value).toBe('');
  answers.prepareVersion = { body: {} };
  answers.describeText = { body: notice };
  second.panel.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(inputOf('describeText')).toBeDefined());
  expect(inputOf('prepareVersion')).toMatchObject({ entries: { es: 'Más breve.' } });
  expect(entry(open(notice).panel).value).toBe('');
});

it('cannot be closed while a new version is prepared', async () => {
  let answer: (given: Answer) => void = () => {};
  answers.prepareVersion = new Promise((resolve) => (answer = resolve));
  answers.describeText = { status: 409, body: { message: 'It is gone' } };
  const published = { notice: 'terms', version: '1', date: '2026-01', suggested: '2' };
  const { panel, button } = open({ ...text(), isLocked: true, published });
  panel.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  button(words.close).click();
  expect(panel.isConnected).toBe(true);
  answer({ body: {} });
  await vi.waitFor(() => expect(panel.querySelector('form p[role=status]')!.textContent).toBe('It is gone'));
  button(words.close).click();
  expect(done.mock.calls).toEqual([['closed']]);
});

it('shows a conflicting text, and overwrites it only on request', async () => {
  answers.saveText = { status: 409, body: { message: 'It changed', isConflict: true } };
  answers.describeText = { body: text('later') };
  const { button, message, type } = open();
  type('Mine');
  button(words.save).click();
  await vi.waitFor(() => expect(message()).toBe(words.conflict));
  expect(done).not.toHaveBeenCalled();
  button(words.keepMine).click();
  expect(document.activeElement).toBe(button(words.save));
  asked.length = 0;
  answers.saveText = { body: {} };
  button(words.save).click();
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('saved'));
  expect(inputOf('saveText')).toMatchObject({
    texts: { en: [{ words: 'Mine' }] },
    seen: { en: 'later-en', es: 'later-es' },
  });
});

it('reports a conflict at once when a draft was based on another text', () => {
  drafts.keep('home.title', {
    texts: { en: [{ words: 'Draft' }], es: [] },
    seen: { en: 'old', es: 'seen-es' },
  });
  const { message, panel } = open();
  expect(message()).toBe(words.conflict);
  expect(panel.textContent).toContain('Draft');
  expect(asked).toEqual([]);
});

it('shows why a text was not saved, and stays open', async () => {
  answers.saveText = { status: 400, body: { message: 'Not this' } };
  const { button, message, panel } = open();
  button(words.save).click();
  await vi.waitFor(() => expect(message()).toBe('Not this'));
  await vi.waitFor(() => expect(button(words.save).getAttribute('aria-disabled')).toBe('false'));
  expect(panel.isConnected).toBe(true);
});

it.each([
  ['a link', '[Write](/contact) us', 'Write to [us]'],
  ['bold', '**Write** us', 'Write*'],
])('refuses to save words that the markup of %s cannot hold, and shows their field', async (_, spanish, typed) => {
  const { button, message, panel } = open({ ...text(), es: side(spanish, 'seen-es') });
  const field = panel.querySelector<HTMLElement>('.field[lang="es"]')!;
  const label = field.querySelector('.link, strong')!;
  const change = (words: string) => {
    label.textContent = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  change(typed);
  button(words.save).click();
  expect(message()).toBe(words.labelSigns);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(panel.querySelector('p[role=status]')!.id).toBe(field.getAttribute('aria-describedby'));
  expect(inputOf('saveText')).toBeUndefined();
  change('Write to');
  expect(message()).toBe('');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  button(words.save).click();
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith('saved'));
});

it('discards the draft when it is closed', () => {
  const { button, type, panel } = open();
  type('Typed');
  button(words.close).click();
  expect(drafts.read('home.title')).toBeUndefined();
  expect(panel.isConnected).toBe(false);
  expect(done.mock.calls).toEqual([['closed']]);
});

it.each([
  ['accepted', words.stillFits, 'acceptText'],
  ['moved', words.down, 'changeList'],
])('is not %s while a typed text is only in its field', (_, name, request) => {
  const setItem = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
  const { panel, button, type } = open({ ...text(), state: 'stale', lists: [{ length: 2, index: 0, hasId: false }] });
  type('Typed');
  button(name).click();
  expect(panel.textContent).toContain(words.unsavedHere);
  expect(panel.querySelector('.field')!.textContent).toBe('Typed');
  expect(inputOf(request)).toBeUndefined();
});

it('says why a text is not accepted until somebody types again', async () => {
  let answer: (given: Answer) => void = () => {};
  answers.checkEdit = new Promise((resolve) => (answer = resolve));
  const { panel, button, message, type } = open({ ...text(), state: 'stale' });
  type('Typed');
  button(words.stillFits).click();
  answer({ body: { findings: [], scores: { en: 7, es: 2 } } });
  await vi.waitFor(() => expect(panel.textContent).toContain(words.measure('en', 'Typed'.length, 7)));
  expect(message()).toBe(words.unsavedHere);
  type('Typed again');
  expect(message()).toBe('');
});
