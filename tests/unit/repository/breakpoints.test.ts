import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakpoints } from '@/lib/breakpoints';

/** `phoneLarge` of the constants is `--phone-large` in the style sheets. */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function mediaOf(comparison: '>=' | '<'): Record<string, number> {
  const css = readFileSync('app/styles/media.css', 'utf8');
  const rule = new RegExp(`@custom-media --([\\w-]+) \\(width ${comparison} (\\d+)px\\);`, 'g');
  return Object.fromEntries([...css.matchAll(rule)].map(([, name = '', width]) => [name, Number(width)]));
}

describe('the breakpoints', () => {
  it('are the nine of the design [screen-1]', () => {
    expect(Object.values(breakpoints)).toEqual([375, 640, 768, 1024, 1280, 1320, 1440, 1600, 1920]);
    expect(breakpoints.desktop).toBe(1280);
  });

  it('are the same in the style sheets, by the same names [screen-1]', () => {
    expect(mediaOf('>=')).toEqual(
      Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [kebab(name), width])),
    );
  });

  it('are the same for what stands below one', () => {
    const above = mediaOf('>=');
    const below = Object.entries(mediaOf('<'));
    expect(below).not.toHaveLength(0);
    for (const [name, width] of below) expect(above[name.replace(/^below-/, '')], name).toBe(width);
  });
});
