import { isOneOf } from '../is-one-of';
import { RouterError } from './errors';

/** Keys of the pages of a family, which share a parent address: `under('help', ['sued'])` gives `help/sued`. */
export function under<const Folder extends string, const Name extends string>(
  folder: Folder,
  names: readonly Name[],
): readonly `${Folder}/${Name}`[] {
  return names.map((name) => `${folder}/${name}` as const);
}

/** Narrows a dynamic route's parameter to one of `names`. Throws a `RouterError` for any other value. */
export function oneOfOrNotFound<Name extends string>(names: readonly Name[], value: string): Name {
  if (isOneOf(names, value)) return value;
  throw new RouterError(`There is no page ${value}`, 404);
}
