import type { TextDetail } from '../texts/describe-text';
import { element } from './dom';
import { markTools } from './mark-tools';
import { textField, type TextField } from './text-field';
import type { Token } from '../source/tokens';
import { words } from './words';

type Side = NonNullable<TextDetail['en']>;

/** One language of the panel: its field, its scores, and the text on disk if that differs. */
export type PanelSide = {
  node: HTMLElement;
  field: TextField;
  measure: (score?: number) => void;
  showTheirs: (theirs: Side | undefined) => void;
};

/** The side of `language` with `tokens` in its field, and bold and links if `rich`; `changed` is called on each change. */
export function panelSide(
  language: 'en' | 'es',
  known: Side | undefined,
  tokens: readonly Token[],
  rich: boolean,
  changed: () => void,
): PanelSide {
  const knownFacts = known?.facts ?? [];
  const field = textField(words.language[language], language, tokens, knownFacts, changed);
  const measured = element('span');
  const theirs = element('div');
  const facts = element(
    'select',
    { 'aria-label': words.addFact(language) },
    element('option', { value: '' }, words.fact),
    ...knownFacts.map(({ name, shows }) => element('option', { value: name }, `${shows} (${name})`)),
  );
  facts.addEventListener('change', () => {
    const fact = knownFacts.find(({ name }) => name === facts.value);
    if (fact) field.insertFact(fact);
    facts.value = '';
  });
  const about = known ? words.file(known.file, known.changed) : words.missing;
  return {
    node: element(
      'section',
      {},
      element('h3', {}, words.language[language]),
      field.node,
      theirs,
      element(
        'p',
        { class: 'about' },
        knownFacts.length > 0 && facts,
        rich && markTools(language, field, knownFacts),
        measured,
        about,
      ),
    ),
    field,
    measure: (score) => (measured.textContent = words.measure(language, field.text().length, score)),
    showTheirs: (side) => {
      const shown = side && textField(words.theirs, language, side.tokens, side.facts, () => undefined);
      shown?.node.setAttribute('contenteditable', 'false');
      theirs.replaceChildren(...(shown ? [element('h4', {}, words.theirs), shown.node] : []));
    },
  };
}
