/** A line, or a block with its contents. */
export type Directive = string | readonly [head: string, body: readonly Directive[]];

/** Writes lines and blocks in nginx's syntax, indented. */
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

/** Quotes a value. Throws for `$`, which nginx reads as a variable and which cannot be escaped. */
export function nginxValue(value: string): string {
  if (/[$\\\n]/.test(value) || /"[^]*'|'[^]*"/.test(value))
    throw new Error(`nginx cannot express this value: ${value}`);
  const mark = value.includes('"') ? "'" : '"';
  return `${mark}${value}${mark}`;
}

/** A regular expression as the key of a `map`, where backslashes are doubled. */
export function pattern(expression: string): string {
  return `"~${expression.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
