import { factGroups, factsInCopy } from './fact-groups';
import { defines, withConstant, withImport } from './module-scope';
import type { Token } from './tokens';

/** Where a name in a fact comes from, if it does not follow a dot. */
const origins: typeof factGroups = { ...factGroups, atStart: { module: factsInCopy } };

/** A module of `locale` that defines the names of all facts in `tokens`. */
export function withFactsDefined(source: string, locale: string, tokens: readonly Token[]): string {
  return namesIn(tokens).reduce((text, name) => {
    const origin = origins[name];
    if (!origin || defines(text, name)) return text;
    const { module, maker } = origin;
    if (maker === undefined) return withImport(text, module, name);
    const imported = defines(text, maker) ? text : withImport(text, module, maker);
    return withConstant(imported, `const ${name} = ${maker}('${locale}');`);
  }, source);
}

function namesIn(tokens: readonly Token[]): string[] {
  // A fact can be in a function, such as `atStart(hours.days)`.
  const names = tokens.flatMap((token) => ('fact' in token ? (token.fact.match(/(?<![.\w])[a-z]\w*/gi) ?? []) : []));
  return [...new Set(names)].filter((name) => Object.hasOwn(origins, name));
}
