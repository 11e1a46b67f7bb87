import { plainText } from '@/lib/text/inline-markup';
import { hasMarkup } from '../site/editable-texts';
import type { Token } from '../source/tokens';

type Facts = Readonly<Record<string, unknown>>;

/** A fact that a text can use: its name in the source and its displayed value. */
export type Fact = { name: string; shows: string };

/** The displayed value of a fact in a language; undefined if there is no such fact. */
export function factValue(facts: Facts, name: string): string | undefined {
  const value = name.split('.').reduce<unknown>((tree, step) => {
    const isKnown = typeof tree === 'object' && tree !== null && Object.hasOwn(tree, step);
    return isKnown ? (tree as Record<string, unknown>)[step] : undefined;
  }, facts);
  return typeof value === 'string' ? value : undefined;
}

/** Every fact whose value is a text, by its name in the source (`phone.main`); only if `isRich` also those with a link. */
export function factsOf(facts: Facts, isRich: boolean): Fact[] {
  return Object.entries(facts)
    .flatMap(([group, members]) => textsIn(members, group))
    .filter(({ text }) => isRich || !hasMarkup(text))
    .map(({ name, text }) => ({ name, shows: plainText(text) }));
}

/** The texts in `value` under their names in the source, which begin with `name`. */
function textsIn(value: unknown, name: string): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  // What is deeper in the firm's data, other groups have in the form for copy: a phone with its link, an address in one line.
  if (typeof value !== 'object' || value === null || name.startsWith('firm.')) return [];
  return Object.entries(value).flatMap(([member, inner]) => textsIn(inner, `${name}.${member}`));
}

/** Names in a text that are not facts. Names in `present`, the current text, are allowed: its file may define them. */
export function unknownFacts(facts: Facts, tokens: readonly Token[], present: readonly Token[] = []): string[] {
  const before = new Set(present.flatMap((token) => ('fact' in token ? [token.fact] : [])));
  return tokens.flatMap((token) =>
    'fact' in token && !before.has(token.fact) && factValue(facts, token.fact) === undefined ? [token.fact] : [],
  );
}
