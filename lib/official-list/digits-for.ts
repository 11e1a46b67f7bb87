const lookAlikes: readonly (readonly [letters: RegExp, digit: string])[] = [
  [/o/gi, '0'],
  [/[il]/gi, '1'],
  [/s/gi, '5'],
  [/b/gi, '8'],
];

/** `text` with the digits that its letters look like: `800` for `8OO`. */
export function digitsFor(text: string): string {
  return lookAlikes.reduce((result, [letters, digit]) => result.replace(letters, digit), text);
}
