const place = /\{(\w+)\}/;

/** Puts values in the places of a sentence that are written `{name}`; a place without a value stays as it is. */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  return fillInNodes(sentence, values).join('');
}

/** The same with anything as a value, such as an element: the pieces of the sentence in their order. */
export function fillInNodes<Value>(
  sentence: string,
  values: Readonly<Record<string, Value>>,
): readonly (string | Value)[] {
  // A captured name stands between what is before and after it.
  return sentence.split(place).map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`)));
}
