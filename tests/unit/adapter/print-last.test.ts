import { describe, expect, it } from 'vitest';
import { printLast } from '@/adapter/print-last';

describe('printLast', () => {
  it('puts the rules for paper last, in their layers', () => {
    const css = '@layer base,components;@layer base{a{color:red}@media print{a{color:#000}}b{top:0}}';
    expect(printLast(css)).toBe(
      '@layer base{a{color:red}b{top:0}}@layer components;@layer base{@media print{a{color:#000}}}',
    );
  });

  it('leaves a rule for both where the screen finds it', () => {
    const both = '@media print,screen{a{top:0}}b{top:0}';
    expect(printLast(both)).toBe(both);
  });
});
