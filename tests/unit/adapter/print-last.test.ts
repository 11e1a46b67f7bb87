import { describe, expect, it } from 'vitest';
import { printLast } from '@/adapter/print-last';

describe('printLast', () => {
  it('moves print rules to the end, within their layers', () => {
    const css = '@layer base,components;@layer base{a{color:red}@media print{a{color:#000}}b{top:0}}';
    expect(printLast(css)).toBe(
      '@layer base{a{color:red}b{top:0}}@layer components;@layer base{@media print{a{color:#000}}}',
    );
  });

  it('leaves rules for every medium except print in place', () => {
    const screen = '@media not print{a{top:0}}b{top:0}';
    expect(printLast(screen)).toBe(screen);
  });

  it('leaves rules for both print and screen in place', () => {
    const both = '@media print,screen{a{top:0}}b{top:0}';
    expect(printLast(both)).toBe(both);
  });
});
