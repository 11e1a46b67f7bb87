import { decoded } from '../text/decoded';

/** The text that percent-encoding stands for; unchanged if the encoding is malformed. */
export function percentDecoded(text: string): string {
  return decoded(text) ?? text;
}
