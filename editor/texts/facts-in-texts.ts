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
  return Object.entries(facts).flatMap(([group, members]) =>
    Object.entries(members as object).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' && (isRich || !hasMarkup(value))
        ? [{ name: `${group}.${name}`, shows: plainText(value) }]
        : [],
    ),
  );
}

/** Names in a text that are not facts. Names in `present`, the current text, are allowed: its file may define them. */
export function unknownFacts(facts: Facts, tokens: readonly Token[], present: readonly Token[] = []): string[] {
  const before = new Set(present.flatMap((token) => ('fact' in token ? [token.fact] : [])));
  return tokens.flatMap((token) =>
    'fact' in token && !before.has(token.fact) && factValue(facts, token.fact) === undefined ? [token.fact] : [],
  );
}
