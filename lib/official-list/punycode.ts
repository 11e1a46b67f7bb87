/** The largest number that RFC 3492 asks a decoder to hold; a longer one is an overflow. */
const maxIndex = 2 ** 31 - 1;

/** Decodes the part of a host name after `xn--` (RFC 3492); undefined if it is invalid. */
export function decodePunycode(encoded: string): string | undefined {
  const cut = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(0, cut))];
  let [code, index, bias] = [128, 0, 72];
  for (let at = cut + 1; at < encoded.length;) {
    const start = index;
    for (let weight = 1, step = 36; ; step += 36) {
      const digit = digitOf(encoded.charAt(at++));
      if (digit === undefined) return undefined;
      index += digit * weight;
      if (index > maxIndex) return undefined;
      const threshold = Math.min(26, Math.max(1, step - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return undefined;
    output.splice(index++, 0, String.fromCodePoint(code));
  }
  // A name without other letters is not encoded, so such a label is not what it reads.
  return output.some((letter) => letter > '\u007F') ? output.join('') : undefined;
}

function digitOf(character: string): number | undefined {
  if (/^[a-z]$/i.test(character)) return character.toLowerCase().charCodeAt(0) - 97;
  return /^\d$/.test(character) ? Number(character) + 26 : undefined;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  for (; rest > 455; steps += 36) rest = Math.floor(rest / 35);
  return steps + Math.floor((36 * rest) / (rest + 38));
}
