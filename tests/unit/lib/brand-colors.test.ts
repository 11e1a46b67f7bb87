import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as brandColors from '@/lib/brand-colors';

const css = readFileSync('app/styles/tokens.css', 'utf8');
// `spilledLight` is used only in engravings and has no CSS token.
const tokens = Object.entries(brandColors).filter(([name]) => name !== 'spilledLight');

it.each(tokens)('%s is %s in tokens.css', (name, color) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(new RegExp(`--${token}: (#[0-9a-f]{3,6});`).exec(css)?.[1]).toBe(color);
});
