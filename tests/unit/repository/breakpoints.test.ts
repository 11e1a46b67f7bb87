import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakpoints } from '@/lib/breakpoints';

/** `phoneLarge` of the constants is `--phone-large` in the style sheets. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function mediaOf(comparison: '>=' | '<', side = 'width'): Record<string, number> {
  const css = readFileSync('app/styles/media.css', 'utf8');
  const rule = new RegExp(`@custom-media --([\\w-]+) \\(${side} ${comparison} (\\d+)px\\);`, 'g');
  return Object.fromEntries([...css.matchAll(rule)].map(([, name = '', px]) => [name, Number(px)]));
}

describe('the breakpoints', () => {
  it('match the contract, and have the same names and values in the stylesheets [screen-1]', () => {
    const [, rule = ''] = /^- `screen-1` (.+)$/m.exec(readFileSync('docs/contract.md', 'utf8')) ?? [];
    expect(Object.values(breakpoints)).toEqual(rule.match(/\d+/g)?.map(Number));
    expect(mediaOf('>=')).toEqual(
      Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [kebab(name), width])),
    );
  });

  it('divide low windows from others at one height', () => {
    const [low, notLow] = [mediaOf('<', 'height'), mediaOf('>=', 'height')];
    expect(Object.keys(low)).toEqual(['low']);
    expect(notLow).toEqual({ 'not-low': low['low'] });
  });

  it('match the below- queries of the stylesheets', () => {
    const above = mediaOf('>=');
    const below = Object.entries(mediaOf('<'));
    expect(below).not.toHaveLength(0);
    for (const [name, width] of below) expect(above[name.replace(/^below-/, '')], name).toBe(width);
  });
});
