/** A tree of texts: objects, lists, strings; other values are data. */
export type Tree = Value | Branch;

/** A text, or another value without parts. */
export type Value = string | number | boolean | null | undefined;

/** An object or a list of a tree. */
type Branch = readonly Tree[] | { readonly [name: string]: Tree };

/** `tree[name]` where `tree` is an object that has it, else `undefined`. */
export function branch(tree: Tree, name: string): Tree {
  return isBranch(tree) && !isList(tree) && Object.hasOwn(tree, name) ? tree[name] : undefined;
}

/** True for objects and lists. */
export function isBranch(tree: Tree): tree is Branch {
  return typeof tree === 'object' && tree !== null;
}

/** True for lists; `Array.isArray` does not recognize those that are read-only. */
export function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}
