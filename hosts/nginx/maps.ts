import { maxPathBytes } from '../answer';
import { escapePattern } from '../escape-pattern';
import type { HostRedirect } from '../localized-redirects';
import { restOfPath } from '../rest-of-path';
import type { HostRules } from '../rules';
import { nginxValue, pattern } from './syntax';

/** The maps by which the server decides; each corresponds to a rule in `hosts/answer.ts`. */
export function maps(rules: HostRules) {
  const yes = (expression: string) => `${pattern(expression)} 1;`;
  return [
    ['map $uri $site_not_utf8', ['default 1;', `${pattern(utf8)} 0;`]],
    [
      'map $uri $site_not_address',
      ['default 0;', ...rules.rejectedPathPatterns.map(yes), yes(`(?s)^.{${maxPathBytes + 1}}`)],
    ],
    '# nginx decodes $uri and resolves its dot segments; here an address counts as it was sent, percent-encoded or not.',
    [
      'map $request_uri $site_dot_segment',
      ['default 0;', `${pattern(`^[^?]*${slash}(\\.|%2[eE]){1,2}${endOfSegment}`)} 1;`],
    ],
    [
      'map $request_uri $site_redirect',
      [
        'default "";',
        ...rules.redirects.map(redirect),
        `${pattern(`^(?<site_bare>/[^?]*?[^/?])${slash}${endOfPath}`)} $site_bare;`,
      ],
    ],
    [
      'map $request_uri $site_not_found',
      rules.notFoundPages.map(({ prefix, file }) =>
        prefix === '' ? `default /${file};` : `${pattern(`^${asSent(prefix)}${endOfSegment}`)} /${file};`,
      ),
    ],
    [
      'map $status:$uri $site_cache',
      rules.cache.map(({ prefix, value }) =>
        prefix === '/'
          ? `default ${nginxValue(value)};`
          : `${pattern(`^(200|206|304):${escapePattern(prefix)}`)} ${nginxValue(value)};`,
      ),
    ],
    ['map $status $site_allow', ['default "";', `405 ${nginxValue(rules.methods.join(', '))};`]],
  ] as const;
}

/** Patterns for a raw address: a slash, the end of the path, and the end of a path segment. */
const slash = '(?:/|%2[fF])';
const endOfPath = '(?:\\?|$)';
const endOfSegment = `(?:${slash}|${endOfPath})`;

/** Matches `path` in a raw address: each character as it is or percent-encoded, because browsers do not decode the paths of links. */
function asSent(path: string): string {
  return [...path].map((character) => `(?:${escapePattern(character)}|${percentEncoded(character)})`).join('');
}

/** `%65` for `e`. Two digits are enough: redirects and languages have ASCII addresses without control characters (`hosts/redirect-fault.ts`). */
function percentEncoded(character: string): string {
  const inEitherCase = (digit: string) => `[${digit}${digit.toUpperCase()}]`;
  return `%${character.charCodeAt(0).toString(16).replace(/[a-f]/g, inEitherCase)}`;
}

function redirect({ from, to }: HostRedirect): string {
  const end = `${slash}?${endOfPath}`;
  if (!from.endsWith(restOfPath)) return `${pattern(`^${asSent(from)}${end}`)} ${to};`;
  return `${pattern(`^${asSent(from.replace(restOfPath, ''))}(?<site_rest>[^?]*?)${end}`)} ${to.replace(restOfPath, '$site_rest')};`;
}

const tail = '[\\x80-\\xbf]';
/** Matches well-formed UTF-8 byte by byte, since nginx does not check it. */
const utf8 = `^(?:[\\x00-\\x7f]|[\\xc2-\\xdf]${tail}|\\xe0[\\xa0-\\xbf]${tail}|[\\xe1-\\xec\\xee\\xef]${tail}{2}|\\xed[\\x80-\\x9f]${tail}|\\xf0[\\x90-\\xbf]${tail}{2}|[\\xf1-\\xf3]${tail}{3}|\\xf4[\\x80-\\x8f]${tail}{2})*+$`;
