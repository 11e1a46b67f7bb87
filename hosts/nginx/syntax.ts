/** A line as it stands, or a block with what is inside it. */
export type Directive = string | readonly [head: string, body: readonly Directive[]];

/** Lines and blocks as nginx reads them, indented. */
export function blocks(directives: readonly Directive[], indent = ''): string {
  return directives
    .map((directive) => (typeof directive === 'string' ? indented(directive, indent) : block(directive, indent)))
    .join('');
}

function block([head, body]: Exclude<Directive, string>, indent: string): string {
  return `${indent}${head} {\n${blocks(body, `${indent}    `)}${indent}}\n`;
}

function indented(text: string, indent: string): string {
  return `${text.trimEnd().replace(/^(?=.)/gm, indent)}\n`;
}

/** A value in quotes; nginx would take `$` for a variable, and there is no way to escape it. */
export function quoted(value: string): string {
  if (/[$\\\n]/.test(value) || /"[^]*'|'[^]*"/.test(value)) throw new Error(`nginx cannot hold this value: ${value}`);
  const mark = value.includes('"') ? "'" : '"';
  return `${mark}${value}${mark}`;
}

/** A regular expression as the key of a `map`, where a backslash is written twice; `~*` leaves case aside. */
export function pattern(expression: string, mark: '~' | '~*' = '~'): string {
  return `"${mark}${expression.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
