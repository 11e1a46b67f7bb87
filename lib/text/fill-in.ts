const places = /\{(\w+)\}/g;

/** Replaces the placeholders `{name}` of a sentence with values; a placeholder without a value stays as it is. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(places, (place, name: string) => values[name] ?? place);
}

/** The same for values of any type, such as elements; returns the pieces of the sentence in order. */
export function fillInNodes<Value>(sentence: string, values: Record<string, Value>): readonly (string | Value)[] {
  // `split` puts the captured names at the odd indexes.
  return sentence.split(places).map((piece, index) => (index % 2 === 0 ? piece : valueOf(piece, values)));
}

function valueOf<Value>(name: string, values: Record<string, Value>): string | Value {
  const value = values[name];
  return value === undefined ? `{${name}}` : value;
}
