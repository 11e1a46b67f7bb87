import type { Finding } from '@/scripts/check-content/site';
import type { ItemAction } from '../texts/list-items';
import { api, type Side, type TextDetail } from './api';
import { element } from './dom';
import { drafts } from './drafts';
import { textField } from './text-field';
import { words } from './words';

const languages = ['en', 'es'] as const;

/** The panel in which a text is written, in both languages; `done` is called after each change on disk and when it closes. */
export function openPanel(text: TextDetail, done: (what: 'saved' | 'closed') => void): HTMLDialogElement {
  const sides = { en: text.en, es: text.es };
  const draft = drafts.read(text.key);
  const message = element('p', { class: 'message', role: 'status' });
  const findings = element('ul', { class: 'findings' });
  const measures = { en: element('span'), es: element('span') };
  let checking: ReturnType<typeof setTimeout> | undefined;

  const fields = {
    en: textField(words.language.en, 'en', draft?.en ?? sides.en?.tokens ?? [], sides.en?.facts ?? [], changed),
    es: textField(words.language.es, 'es', draft?.es ?? sides.es?.tokens ?? [], sides.es?.facts ?? [], changed),
  };
  const edit = () => ({
    key: text.key,
    texts: { en: fields.en.tokens(), es: fields.es.tokens() },
    seen: { en: sides.en?.seen ?? '', es: sides.es?.seen ?? '' },
  });

  const dialog = element(
    'dialog',
    { class: 'panel', 'aria-label': words.edit(text.key) },
    element(
      'header',
      {},
      element('h2', {}, text.key),
      element('button', { type: 'button', onclick: close }, words.close),
    ),
    text.locked && element('p', { class: 'message' }, words.locked),
    draft && element('p', { class: 'message' }, words.draft),
    element('div', { class: 'sides' }, ...languages.map((language) => side(language, sides[language]))),
    listTools(),
    findings,
    message,
    element(
      'footer',
      {},
      element(
        'button',
        { type: 'button', class: 'main', onclick: () => void save(), disabled: text.locked },
        words.save,
      ),
    ),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  show(text.findings);
  measure({ en: sides.en?.score ?? 0, es: sides.es?.score ?? 0 });
  return dialog;

  function side(language: 'en' | 'es', known?: Side) {
    const facts = element(
      'select',
      { 'aria-label': words.addFact(language) },
      element('option', { value: '' }, words.fact),
      ...(known?.facts ?? []).map(({ name, shows }) => element('option', { value: name }, `${shows} (${name})`)),
    );
    facts.addEventListener('change', () => {
      const fact = known?.facts.find(({ name }) => name === facts.value);
      if (fact) fields[language].insertFact(fact);
      facts.value = '';
    });
    return element(
      'section',
      {},
      element('h3', {}, words.language[language]),
      fields[language].node,
      element(
        'p',
        { class: 'about' },
        facts,
        measures[language],
        known ? words.file(known.file, known.changed) : words.missing,
      ),
    );
  }

  function listTools() {
    const tools = text.lists.map(({ length, index }, level) =>
      element(
        'p',
        {},
        words.item(index + 1, length, level),
        tool(words.up, level, { type: 'move', by: -1 }, index === 0),
        tool(words.down, level, { type: 'move', by: 1 }, index === length - 1),
        copyTool(level),
        tool(words.remove, level, { type: 'remove' }, length === 1),
      ),
    );
    return tools.length > 0 && !text.locked
      ? element('details', {}, element('summary', {}, words.lists), ...tools)
      : undefined;
  }

  function tool(label: string, level: number, action: ItemAction, disabled: boolean) {
    return element('button', { type: 'button', disabled, onclick: () => void change(level, action) }, label);
  }

  function copyTool(level: number) {
    const id = element('input', { 'aria-label': words.copyTitle, placeholder: words.copyTitle });
    return element(
      'span',
      {},
      id,
      element(
        'button',
        { type: 'button', onclick: () => void change(level, { type: 'copy', id: id.value }) },
        words.copy,
      ),
    );
  }

  async function change(level: number, action: ItemAction) {
    await attempt(() => api.list({ key: text.key, level, action }));
  }

  async function save() {
    message.textContent = words.saving;
    await attempt(
      () => api.save(edit()),
      () => drafts.forget(text.key),
    );
  }

  async function attempt(act: () => Promise<unknown>, after?: () => void) {
    try {
      await act();
      after?.();
      dialog.remove();
      done('saved');
    } catch (error) {
      message.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  function changed() {
    drafts.keep(text.key, edit().texts);
    measure();
    clearTimeout(checking);
    checking = setTimeout(() => {
      api.check(edit()).then(
        (result) => {
          show(result.findings);
          measure(result.scores);
          message.textContent = '';
        },
        (error: Error) => (message.textContent = error.message),
      );
    }, 400);
  }

  function measure(scores?: Record<'en' | 'es', number>) {
    for (const language of languages) {
      const length = fields[language].text().length;
      measures[language].textContent = words.measure(language, length, scores?.[language]);
    }
  }

  function show(found: readonly Finding[]) {
    findings.replaceChildren(
      ...found.map((finding) => element('li', {}, `${finding.message} ${words.expected} ${finding.expected}`)),
    );
  }

  /** Leaves the text as it is on disk; what was typed is given up. */
  function close() {
    drafts.forget(text.key);
    dialog.remove();
    done('closed');
  }
}
