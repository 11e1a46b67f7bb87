/** A rule of the contract. */
export type Rule = { id: string; text: string };
/** A test's claim that it proves the rule `id`. */
export type ProvenRule = { id: string; title: string };

/** The rules in `markdown`: one for each list item that begins with an id. */
export function readRules(markdown: string): Rule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text] = /^- `([a-z]+-\d+)` (.+)$/.exec(line) ?? [];
    return id && text ? [{ id, text }] : [];
  });
}

/** The claims of the tests in a file: `{ tag: '@frame-3' }` in Playwright, `[frame-3]` at the end of a title in Vitest. */
export function readTags(source: string): ProvenRule[] {
  const tagged = /\b(?:test|it)(?:\.describe)?\(\s*((?:(?!\btest\()[^])*?),\s*\{\s*tag: ([^}]*)\}/g;
  const titled = /(['"`])((?:(?!\1).)*?)((?: \[[a-z]+-\d+\])+)\1/g;
  return [
    ...[...source.matchAll(tagged)].map(([, title = '', tags = '']) => [title.replace(/^['"`]|['"`]$/g, ''), tags]),
    ...[...source.matchAll(titled)].map(([, , title = '', tags = '']) => [title, tags]),
  ].flatMap(([title = '', tags = '']) => [...tags.matchAll(/[a-z]+-\d+/g)].map(([id]) => ({ id, title })));
}

/** One line for each rule without a test, test of an unknown rule, and duplicate id. */
export function findGaps(rules: readonly Rule[], proven: readonly ProvenRule[]): string[] {
  const ids = rules.map(({ id }) => id);
  const hasTest = new Set(proven.map(({ id }) => id));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `✗ ${id} is in the contract twice`),
    ...rules.filter(({ id }) => !hasTest.has(id)).map(({ id }) => `✗ ${id} has no test`),
    ...proven
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, title }) => `✗ ${id} is not a rule of the contract: "${title}"`),
  ];
}
