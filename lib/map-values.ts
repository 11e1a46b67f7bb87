import { namesOf, recordOf } from './record-of';

/** A record with the same names, and for each what `map` makes of its value and its name. */
export function mapValues<Name extends string, Value, Result>(
  record: Readonly<Record<Name, Value>>,
  map: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  return recordOf(namesOf(record), (name) => map(record[name], name));
}
