/** A tree of texts: objects, lists, strings; numbers and booleans are data. */
export type Tree = unknown;

/** `tree[name]` where `tree` is an object that has it, else `undefined`. */
export function branch(tree: Tree, name: string): Tree {
  return isBranch(tree) && Object.hasOwn(tree, name) ? (tree as Record<string, Tree>)[name] : undefined;
}

/** True for objects and lists. */
export function isBranch(tree: Tree): tree is object {
  return typeof tree === 'object' && tree !== null;
}
