import type { Token } from '@/editor/source/tokens';
import type { TextDetail } from '@/editor/texts/describe-text';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { element } from '../dom';
import { words } from '../words';
import { markupTools } from './markup-tools';
import { type TextField, textField } from './text-field';

type Side = NonNullable<TextDetail[CompleteLocale]>;

/** One language of the panel: its field, its scores, and the text on disk if that differs. */
export type PanelSide = {
  node: HTMLElement;
  field: TextField;
  measure: (score?: number) => void;
  showTheirs: (theirs: Side | undefined) => void;
};

/** The panel's sides by language. */
export type PanelSides = Readonly<Record<CompleteLocale, PanelSide>>;

/** The tokens in the field of a side, whether it can contain bold and links, whether it is read-only, and the function to call on each change. */
type SideOptions = { tokens: readonly Token[]; isRich: boolean; isReadOnly: boolean; onChange: () => void };

/** The side of `language`; `known` is the text on disk. */
export function panelSide(
  language: CompleteLocale,
  known: Side | undefined,
  { tokens, isRich, isReadOnly, onChange }: SideOptions,
): PanelSide {
  const knownFacts = known?.facts ?? [];
  const field = textField(words.language[language], language, tokens, {
    facts: knownFacts,
    isRich,
    isReadOnly,
    onChange,
  });
  const measured = element('span');
  const theirs = element('div');
  const facts = element(
    'select',
    { 'aria-label': words.addFact(language) },
    element('option', { value: '' }, words.fact),
    ...knownFacts.map(({ name, shows }) => element('option', { value: name, lang: language }, `${shows} (${name})`)),
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
        !isReadOnly && knownFacts.length > 0 && facts,
        !isReadOnly && isRich && markupTools(language, field, knownFacts),
        measured,
        about,
      ),
    ),
    field,
    measure: (score) => (measured.textContent = words.measure(language, field.text().length, score)),
    showTheirs: (side) => {
      const shown =
        side && textField(words.theirs, language, side.tokens, { facts: side.facts, isRich, isReadOnly: true });
      theirs.replaceChildren(...(shown ? [element('h4', {}, words.theirs), shown.node] : []));
    },
  };
}
