/** The text called `name`. Throws if there is none, because a misspelled name must not omit a sentence from a letter. */
export function namedText<Name extends string>(
  texts: Readonly<Partial<Record<Name, string>>> | undefined,
  name: Name,
): string {
  const text = texts?.[name];
  if (text === undefined) throw new Error(`No text “${name}” for the letters`);
  return text;
}
