import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as brandColors from '@/lib/brand-colors';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const { spilledLight, ...tokens } = brandColors;

it.each(Object.entries(tokens))('%s is the color %s in the style sheet, too', (name, color) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(css).toContain(`\n    --${token}: ${color};`);
});

it('the light that drawings spill is no token', () => {
  expect(css).not.toContain(spilledLight);
});
