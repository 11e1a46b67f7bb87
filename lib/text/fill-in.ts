/** Puts values in the places of a sentence that are written `{name}`; a place without a value stays as it is. */
export function fillIn(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
