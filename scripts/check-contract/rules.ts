/** A rule of the contract; a planned one belongs to a page that does not exist yet and needs no test. */
export type Rule = { id: string; text: string; isPlanned: boolean };
/** A test's claim that it proves the rule `id`. */
export type ProvenRule = { id: string; title: string };

/** The rules in `markdown`: one per list item, planned if the heading of their section ends with "(planned)". */
export function readRules(markdown: string): Rule[] {
  let isPlanned = false;
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) isPlanned = line.endsWith('(planned)');
    const [, id, text] = /^- `([a-z]+-\d+)` (.+)$/.exec(line) ?? [];
    return id && text ? [{ id, text, isPlanned }] : [];
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
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `✗ ${id} stands twice in the contract`),
    ...rules.filter(({ id, isPlanned }) => !isPlanned && !hasTest.has(id)).map(({ id }) => `✗ ${id} has no test`),
    ...proven
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, title }) => `✗ ${id} is no rule of the contract: "${title}"`),
  ];
}
