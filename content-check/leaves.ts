import { branch, isBranch, isList, type Tree, type Value } from './tree';

/**
 * The purpose of a text: `prose` is running text, `phrase` a heading or label, `cell` is in a table, `meta` is for search engines, `address`
 * is a link's target, `data` is not text (ids, types, numbers).
 */
export type Role = 'prose' | 'phrase' | 'cell' | 'meta' | 'address' | 'data';

/** A value of a content tree. `key` is its path: `home.leadCards.cards.dispute.copy`, with list items by id or index. */
export type Leaf = { key: string; role: Role; text: string; isSummary: boolean };

const dataNames = new Set(['id', 'type', 'image', 'photograph', 'position', 'version']);
const addressNames = new Set(['href', 'url', 'EsUrl', 'anchor']);
/**
 * Properties with running text: those of type `Rich`, which a test compares with `content/types`, and strings of whole sentences. Any other text
 * is a phrase, whose reading level is not measured and which the editor keeps plain.
 */
const proseNames = new Set([
  'text',
  'copy',
  'content',
  'lead',
  'intro',
  'summary',
  'items',
  'points',
  'paragraphs',
  'note',
  'closures',
  'confirmedAt',
  'nothingSent',
  'withdrawn',
  'sample',
  'yes_response',
  'offlineText',
  'no_match_response',
  'scripted',
  'dispute',
  'send',
  'promises',
  'limits',
  'meaning',
  'lines',
  'numberRefused',
]);

/** Every value of `tree` in order, keyed from `prefix` on. */
export function leaves(tree: Tree, prefix: string): Leaf[] {
  return walk(tree, [prefix], []);
}

/** Name of a list's element in keys: its `id` if it has one, else its index. */
export function stepName(element: Tree, place: string): string {
  const id = branch(element, 'id');
  return typeof id === 'string' ? id : place;
}

/** `data` or `address` for properties without words, else `words`. */
export function kindOfName(name: string): 'data' | 'address' | 'words' {
  if (dataNames.has(name)) return 'data';
  return addressNames.has(name) ? 'address' : 'words';
}

/**
 * The values of `tree` under the path `steps`. `names` is that path without the items of lists, so that no id is taken for the name of a property.
 */
function walk(tree: Tree, steps: readonly string[], names: readonly string[]): Leaf[] {
  if (tree === undefined || tree === null) return [];
  if (!isBranch(tree)) return [leaf(tree, steps, names)];
  return Object.entries(tree).flatMap(([name, value]) =>
    isList(tree)
      ? walk(value, [...steps, stepName(value, name)], names)
      : walk(value, [...steps, name], [...names, name]),
  );
}

function leaf(value: Value, steps: readonly string[], names: readonly string[]): Leaf {
  const role = typeof value === 'string' ? roleOf(names) : 'data';
  return { key: steps.join('.'), role, text: String(value), isSummary: names.includes('summary') };
}

function roleOf(names: readonly string[]): Role {
  const last = names.at(-1) ?? '';
  if (names.includes('meta')) return 'meta';
  // The hidden search words of help pages; not in `dataNames`, because they differ by language.
  if (last === 'find') return 'data';
  const kind = kindOfName(last);
  if (kind !== 'words') return kind;
  if (last === 'rows') return 'cell';
  return proseNames.has(last) ? 'prose' : 'phrase';
}
