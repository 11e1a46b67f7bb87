/** A directive as nginx reads it: its words, and the directives in its braces. */
export type Read = { words: readonly string[]; body: readonly Read[] };

/** Blanks, comments, quoted words, the marks of the syntax and bare words. */
const tokens = /\s+|#.*|"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|([{};])|([^\s;{}]+)/g;

/** Reads a configuration as nginx does. Throws where nginx would not start. */
export function readConfiguration(text: string): readonly Read[] {
  const blocks: { words: readonly string[]; body: Read[] }[] = [{ words: [], body: [] }];
  let words: string[] = [];
  for (const [, double, single, mark, bare] of text.matchAll(tokens)) {
    const word = double ?? single;
    if (word !== undefined) words.push(unescaped(word));
    else if (bare !== undefined) words.push(bare);
    if (mark === undefined) continue;
    if ((mark === '}') !== (words.length === 0)) throw new Error(`nginx does not expect “${mark}” here`);
    if (mark === '{') blocks.push({ words, body: [] });
    const ended = mark === ';' ? { words, body: [] } : mark === '}' ? blocks.pop() : undefined;
    if (ended) blocks.at(-1)!.body.push(ended);
    words = [];
  }
  if (blocks.length !== 1 || words.length > 0) throw new Error('nginx expects more');
  return blocks[0]!.body;
}

function unescaped(word: string): string {
  return word.replace(/\\(["'\\n])/g, (_, character: string) => (character === 'n' ? '\n' : character));
}

/** The directives of this name. */
export function named(directives: readonly Read[], name: string): readonly Read[] {
  return directives.filter(({ words }) => words[0] === name);
}
