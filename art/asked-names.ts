/** The names to draw: those given to the command, or all known ones if none is given. Throws for a name that is not known. */
export function askedNames(given: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no "${unknown}"; known: ${known.join(', ')}`);
  return given.length > 0 ? given : known;
}
