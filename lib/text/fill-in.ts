const places = /\{(\w+)\}/g;

/** Puts values in the places of a sentence that are written `{name}`; a place without a value stays as it is. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(places, (place, name: string) => values[name] ?? place);
}

/** The same with anything as a value, such as an element: the pieces of the sentence in their order. */
export function fillInNodes<Value>(sentence: string, values: Record<string, Value>): readonly (string | Value)[] {
  // A name stands between what is before and after its place.
  return sentence.split(places).map((piece, index) => (index % 2 === 0 ? piece : valueOf(piece, values)));
}

function valueOf<Value>(name: string, values: Record<string, Value>): string | Value {
  const value = values[name];
  return value === undefined ? `{${name}}` : value;
}
