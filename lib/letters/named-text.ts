/** The text called `name`. Throws where there is none: a misspelled name must not leave a sentence out of a letter. */
export function namedText(texts: Readonly<Record<string, string>> | undefined, name: string): string {
  const text = texts?.[name];
  if (text === undefined) throw new Error(`No text “${name}” for the letters`);
  return text;
}
