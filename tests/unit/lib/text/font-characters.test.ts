import { expect, it } from 'vitest';
import { displayCharacters, fontCharacters } from '@/lib/text/font-characters';

it('copy may hold every character of a heading, and the words of both languages', () => {
  expect([...displayCharacters].filter((character) => !fontCharacters.includes(character))).toEqual([]);
  expect([...'¿Qué? ¡Señor, 1990–2026!'].filter((character) => !displayCharacters.includes(character))).toEqual([]);
});
