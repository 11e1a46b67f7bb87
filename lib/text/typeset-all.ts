import { typeset } from './typeset';

/** `words` with each of their texts typeset: for a component of the program, which shows them as it gets them. */
export function typesetAll<Words>(words: Words): Words {
  if (typeof words === 'string') return typeset(words) as Words;
  if (Array.isArray(words)) return words.map(typesetAll) as Words;
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, typesetAll(value)])) as Words;
}
