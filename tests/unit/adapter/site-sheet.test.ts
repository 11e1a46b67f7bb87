import { describe, expect, it } from 'vitest';
import { nameSiteSheet, withoutFonts } from '@/adapter/site-sheet';

const [a, b, other] = ['a', 'b', 'other'].map((name) => `/_next/static/chunks/${name}.css`);
const name = (flight: string) => nameSiteSheet(flight, new Set([`${a}`, `${b}`]), '/site.css');

describe('nameSiteSheet', () => {
  it('replaces the addresses of included stylesheets only', () => {
    expect(name(`0:[{"href":"${a}"},{"href":"${b}"},{"href":"${other}"}]\n`)).toBe(
      `0:[{"href":"/site.css"},{"href":"/site.css"},{"href":"${other}"}]\n`,
    );
  });

  it('removes the stylesheet preloads', () => {
    const font = ':HL["/_next/static/media/a.woff2","font",{"crossOrigin":""}]\n';
    expect(name(`3:"text"\n:HL["${a}","style"]\n${font}:HL["${other}","style"]\n4:"more"\n`)).toBe(
      `3:"text"\n${font}4:"more"\n`,
    );
  });

  it('works on escaped flight data in a script', () => {
    expect(name(String.raw`3:\"text\"\n:HL[\"${a}\",\"style\"]\n4:[{\"href\":\"${b}\"}]\n`)).toBe(
      String.raw`3:\"text\"\n4:[{\"href\":\"/site.css\"}]\n`,
    );
  });
});

it('withoutFonts removes the font faces', () => {
  const rules = '.a{color:red}@media print{.b{color:#000}}';
  expect(
    withoutFonts(`@font-face{font-family:a;src:url(/a.woff2)format("woff2")}${rules}@font-face{font-family:b}`),
  ).toBe(rules);
});
