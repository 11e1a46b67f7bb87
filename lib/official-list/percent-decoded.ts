/** The text that percent-encoding stands for; unchanged if the encoding is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
