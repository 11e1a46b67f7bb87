import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '@/tests/kit/contrast';

const css = readFileSync('app/styles/tokens.css', 'utf8');

/** Pairs of tokens for text and its background, which need 4.5:1; listed by hand. */
const textPairs: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'white'],
  ['ink', 'sheet'],
  ['ink', 'glow'],
  ['ink', 'light'],
  ['ink', 'gold'],
  ['ink', 'gold-bright'],
  ['slate', 'paper'],
  ['slate', 'white'],
  ['slate', 'sheet'],
  ['slate', 'glow'],
  ['gold-deep', 'sheet'],
  ['gold-deep', 'paper'],
  ['gold-deep', 'white'],
  ['white', 'gold-deep'],
  ['white', 'gold-deepest'],
  ['white', 'ink'],
  ['gold-bright', 'ink'],
  ['gold', 'ink'],
  ['quiet', 'ink'],
  ['link', 'paper'],
  ['link', 'white'],
  ['link', 'sheet'],
  ['red', 'white'],
  ['red', 'paper'],
  ['red', 'sheet'],
];

/** Pairs without text: focus rings and control marks need only 3:1. */
const markPairs: [string, string][] = [
  ['focus', 'paper'],
  ['focus', 'white'],
  ['focus', 'sheet'],
  ['focus', 'glow'],
  ['focus-casing', 'ink'],
  ['focus-casing', 'focus'],
  ['gold-bright', 'ink'],
  ['slate', 'white'],
];

describe('colors', () => {
  it.each(textPairs)('%s text on %s has a contrast of 4.5:1 [link-1]', (text, ground) => {
    expect(contrast(token(text), token(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s marks on %s have a contrast of 3:1', (mark, ground) => {
    expect(contrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3);
  });
});

function token(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(css)?.[1];
  if (!value) throw new Error(`app/styles/tokens.css has no color --${name}`);
  return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value;
}
