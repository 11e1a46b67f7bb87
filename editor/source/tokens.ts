import ts from 'typescript';
import type { Literal } from './literals';

/** A piece of a text: words with their inline markup, or a fact by its name in the source (`phone.main`). */
export type Token = { words: string } | { fact: string };

/** Parses the text between the quotes of a literal. */
export function readTokens(source: string, { start, end, quote }: Literal): Token[] {
  const inner = source.slice(start, end);
  if (quote === 'json') return wordsOnly(JSON.parse(`"${inner}"`) as string);
  const delimiter = quote === 'template' ? '`' : source.charAt(start - 1);
  const file = ts.createSourceFile('text.ts', `${delimiter}${inner}${delimiter}`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  const node = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!node) return [];
  if (!ts.isTemplateExpression(node)) return wordsOnly((node as ts.LiteralExpression).text);
  const spans = node.templateSpans.flatMap(({ expression, literal }): Token[] => [
    { fact: expression.getText(file) },
    ...wordsOnly(literal.text),
  ]);
  return [...wordsOnly(node.head.text), ...spans];
}

/** Writes `tokens` as a literal with quotes. */
function writeTokens(tokens: readonly Token[], quote: Literal['quote']): string {
  if (quote === 'json') return JSON.stringify(tokens.map(plain).join(''));
  if (tokens.every((token) => 'words' in token)) return stringLiteral(tokens.map(plain).join(''));
  return `\`${tokens.map((token) => ('fact' in token ? `\${${token.fact}}` : escapedFor(token.words, '`'))).join('')}\``;
}

/** Replaces the text of a literal in a source. */
export function replaceLiteral(source: string, literal: Literal, tokens: readonly Token[]): string {
  return source.slice(0, literal.start - 1) + writeTokens(tokens, literal.quote) + source.slice(literal.end + 1);
}

function wordsOnly(words: string): Token[] {
  return words === '' ? [] : [{ words }];
}

function plain(token: Token): string {
  return 'words' in token ? token.words : '';
}

/** Writes `words` as a TypeScript string literal. */
export function stringLiteral(words: string): string {
  return `'${escapedFor(words, "'")}'`;
}

function escapedFor(words: string, quote: "'" | '`'): string {
  const safe = words
    .replace(/\\/g, '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(/\r\n?|\n/g, '\\n');
  return quote === '`' ? safe.replaceAll('${', '\\${') : safe.replace(/[\u2028\u2029]/g, ' ');
}
