/** A text in small letters, each without its accents and in its usual form. */
const plainLetters = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Letters of other alphabets and digits that look like Latin letters. */
const looksLike: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['a', 'аα@4'],
      ['b', 'Ьв8ɓ'],
      ['c', 'сϲ'],
      ['d', 'ԁɗ'],
      ['e', 'еєэε3'],
      ['g', 'ɡց9'],
      ['h', 'һհ'],
      ['j', 'јϳ'],
      ['k', 'кκ'],
      ['l', '1|ӏіıιɩi'],
      ['m', 'мʍ'],
      ['n', 'пղո'],
      ['o', '0оοօσ'],
      ['p', 'рρ'],
      ['q', 'ԛզ'],
      ['r', 'гɾ'],
      ['s', 'ѕ5ʂ'],
      ['t', 'тτ7'],
      ['u', 'υսц'],
      ['v', 'ѵν'],
      ['w', 'ԝшωѡ'],
      ['x', 'хχ'],
      ['y', 'уүγʏ'],
      ['z', 'ᴢ2'],
    ] as const
  ).flatMap(([latin, others]) => [...plainLetters(others)].map((other) => [other, latin] as const)),
);

/** Reduces a text to its appearance, with one form for letters that are easily confused. */
export function skeleton(text: string): string {
  return [...plainLetters(text)]
    .map((letter) => looksLike[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replace(/[-_]/g, '');
}
