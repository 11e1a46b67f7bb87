/** The text that percent-encoding stands for; undefined if the encoding is malformed. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
