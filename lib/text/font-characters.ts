const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('');

const spanish = 'áéíóúüñÁÉÍÓÚÜÑ¿¡';

/** Every character that copy may contain: ASCII, Spanish and typographic marks, and the non-breaking space. */
export const supportedCharacters = `${range(' ', '~')}\u00A0${spanish}ªº§¶©®™–—‘’“”…•€°·«»×½¼¾−`;

/** The characters of headings, large numbers and quotes, which the web font contains. */
export const displayCharacters = `${range('a', 'z')}${range('A', 'Z')}${range('0', '9')} \u00A0${spanish}!"$%&'()+,-./:;?ªº–—‘’“”…`;
