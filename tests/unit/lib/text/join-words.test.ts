import { expect, it } from 'vitest';
import { joinWords } from '@/lib/text/join-words';

it.each([
  [[], '', ''],
  [['mail'], 'mail', 'mail'],
  [['mail', 'phone'], 'mail and phone', 'mail y phone'],
  [['mail', 'phone', 'text'], 'mail, phone and text', 'mail, phone y text'],
  [['Texas', 'Illinois'], 'Texas and Illinois', 'Texas e Illinois'],
])('joins %j in both languages', (words, english, spanish) => {
  expect([joinWords(words, 'en'), joinWords(words, 'es')]).toEqual([english, spanish]);
});
