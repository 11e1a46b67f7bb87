/** Removes the `names` of the firm, its streets and towns from `text`: they are not in dictionaries and not translated. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}
