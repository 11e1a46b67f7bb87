/** The text called `name`. Throws if there is none, because a misspelled name must not omit a sentence from a letter. */
export function namedText(texts: Readonly<Record<string, string>> | undefined, name: string): string {
  const text = texts?.[name];
  if (text === undefined) throw new Error(`No text “${name}” for the letters`);
  return text;
}
