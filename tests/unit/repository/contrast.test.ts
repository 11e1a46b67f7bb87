import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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

/** Contrast ratio of two colors by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
