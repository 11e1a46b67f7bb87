/** `text` without the `names` of the firm, its streets and towns, which stand in no dictionary and are not translated. */
export function withoutNames(text: string, names: readonly string[] = []): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}
