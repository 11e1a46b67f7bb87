import { describe, expect, it } from 'vitest';
import { splitPrint } from '@/adapter/split-print';

describe('splitPrint', () => {
  const css = '@layer base,components;@layer base{a{color:red}@media print{a{color:#000}}}@media (width>1px){b{top:0}}';

  it('gives the screen all rules but those for paper', () => {
    const { screen } = splitPrint(css);
    expect(screen).toContain('color:red');
    expect(screen).toContain('top:0');
    expect(screen).not.toContain('print');
  });

  it('gives paper its rules alone, in their layers', () => {
    const { print } = splitPrint(css);
    expect(print).toMatch(/@layer base ?\{@media print\{a\{color:#000\}\}\}/);
    expect(print).not.toContain('color:red');
    expect(print).not.toContain('top:0');
  });

  it('leaves a rule for both where the screen finds it', () => {
    const both = '@media print,screen{a{top:0}}';
    expect(splitPrint(both).screen).toContain('top:0');
  });
});
