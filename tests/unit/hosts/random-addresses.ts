import fc from 'fast-check';

const pieces = [
  '/',
  '//',
  '\\',
  'en',
  'es',
  'chat',
  'pay',
  'about',
  '404',
  '.',
  '..',
  '.html',
  '.txt',
  '%',
  '%2f',
  '%2F',
  '%2e',
  '%5c',
  '%6e',
  '%09',
  '%0a',
  '%c0',
  '%c3%b1',
  '@',
  ':',
  'https:',
  'evil.example',
  ':path*',
  '$`',
  '$&',
  "$'",
  'x',
];

/** Random addresses made of pieces that a host may misread and of the `added` pieces. */
export function randomAddresses(...added: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.constantFrom(...pieces), ...added);
  return fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
}
