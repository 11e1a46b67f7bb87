/** Whether a value from an unknown source is a `Value`. */
export type Guard<Value> = (value: unknown) => value is Value;

/** Guards a text. */
export const isString: Guard<string> = (value): value is string => typeof value === 'string';

/** Guards a whole number that is at least 0. */
export const isIndex: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Guards a value that is one of these `values`. */
export function isLiteral<const Value extends string | number | boolean>(...values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((each) => each === value);
}

/** Guards a value that may be missing. */
export function isOptional<Value>(isValue: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || isValue(value);
}

/** Guards a list of any length. */
export function isListOf<Value>(isItem: Guard<Value>): Guard<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(isItem);
}

/** Guards an object by a guard for each of its properties; others are ignored. */
export function isObjectOf<Value extends object>(properties: {
  readonly [Name in keyof Value]-?: Guard<Value[Name]>;
}): Guard<Value> {
  const guards: [string, Guard<unknown>][] = Object.entries(properties);
  return (value): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    guards.every(([name, isProperty]) => isProperty(Reflect.get(value, name)));
}

/** Guards an object whose properties have any names, by a guard for all of them; a list is none. */
export function isRecordOf<Value>(isProperty: Guard<Value>): Guard<Readonly<Record<string, Value>>> {
  return (value): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isProperty);
}

/** Guards a value that one of `guards` accepts. */
export function isAnyOf<Value>(...guards: readonly Guard<Value>[]): Guard<Value> {
  return (value): value is Value => guards.some((isValue) => isValue(value));
}
