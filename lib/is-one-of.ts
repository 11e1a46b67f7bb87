/** True when `value` is one of `names`. */
export function isOneOf<Name extends string>(names: readonly Name[], value: string): value is Name {
  return names.some((name) => name === value);
}
