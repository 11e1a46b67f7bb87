/** A name of 2 to 80 letters of any script, with the signs that names have; undefined for anything else. */
export function readPersonName(text: string): string | undefined {
  return /^[\p{L}\p{M} '’.,-]{2,80}$/u.test(text) && /\p{L}/u.test(text) ? text : undefined;
}
