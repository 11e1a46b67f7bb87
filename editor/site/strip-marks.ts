import { withoutMarks } from '../source/marks';

/** Removes the marks from all texts of a tree. */
export function stripped<Tree>(tree: Tree): Tree {
  if (typeof tree === 'string') return withoutMarks(tree) as Tree;
  if (Array.isArray(tree)) return tree.map(stripped) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, stripped(value as unknown)])) as Tree;
}
