import { describe, expect, it } from 'vitest';
import { printLast } from '@/adapter/print-last';

describe('printLast', () => {
  it('moves print rules to the end, within their layers', () => {
    const css = '@layer base,components;@layer base{a{color:red}@media print{a{color:#000}}b{top:0}}';
    expect(printLast(css)).toBe(
      '@layer base{a{color:red}b{top:0}}@layer components;@layer base{@media print{a{color:#000}}}',
    );
  });

  it.each([
    '@supports (color:red)',
    '@container (width<9px)',
    '@media (width<9px)',
    '@scope(.a)',
    '@layer a',
    '@layer a.b',
    '@layer a{@supports (color:red){@media (width<9px)',
  ])('moves print rules out of %s', (outer) => {
    const closed = '}'.repeat(outer.split('{').length);
    expect(printLast(`${outer}{b{top:0}@media print{b{color:red}}}${closed.slice(1)}c{left:0}`)).toBe(
      `${outer}{b{top:0}${closed}c{left:0}${outer}{@media print{b{color:red}}${closed}`,
    );
  });

  it('moves print rules out of the rules for an element and its states', () => {
    const moved = printLast('.a{top:0;@media print{left:0}&:hover{top:1px;@media print{left:1px}}}');
    expect(moved.replaceAll(';}', '}')).toBe(
      '.a{top:0;&:hover{top:1px}}.a{@media print{left:0}&:hover{@media print{left:1px}}}',
    );
  });

  it('repeats nothing but print rules, and these whole', () => {
    const screen =
      '@font-face{font-family:a;src:url(a)}@page{margin:0}@keyframes a{to{top:0}}@media (width<9px){a{top:0}}';
    const print = '@media print{a{top:0}@media print{b{top:0}}c{top:0}}';
    expect(printLast(`${print}${screen}`)).toBe(`${screen}${print}`);
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
