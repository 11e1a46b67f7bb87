import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The style sheets that a file imports. */
const sheetsIn = (source: string) =>
  [...source.matchAll(/from '([^']+\.module\.css)'/g)].map(([, sheet = '']) => sheet);

/** Whether `sheet` has the name of the file that imports it, or of that file's room. */
function isOwn(file: string, sheet: string): boolean {
  return [parse(file).name, basename(dirname(file))].some((name) => sheet === `./${name}.module.css`);
}

/** The colors that a style sheet writes as numbers, without black, white and grays. */
function colorsIn(css: string): string[] {
  const short = css.matchAll(/#([\da-f])([\da-f])([\da-f])[\da-f]?\b/gi);
  const long = css.matchAll(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?\b/gi);
  const spelled = css.matchAll(/\brgba?\(([\d.]+%?)[ ,]+([\d.]+%?)[ ,]+([\d.]+%?)[^)]*\)/gi);
  return [...short, ...long, ...spelled]
    .filter(([, ...channels]) => new Set(channels).size > 1)
    .map(([color]) => color);
}

const files = ['app', 'components'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);
const styleSheets = files.filter((file) => file.endsWith('.css'));
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => sheetsIn(readFileSync(file, 'utf8')).map((sheet) => ({ file, sheet })));

describe('a stylesheet', () => {
  it.each([
    ['components/forms/hint.tsx', './hint.module.css', true],
    ['components/ui/button-look.ts', './button-look.module.css', true],
    ['components/chat/message.tsx', './chat.module.css', true],
    ['app/[locale]/offline/page.tsx', './page.module.css', true],
    ['components/forms/text-field.tsx', './field-frame.module.css', false],
    ['components/letters/letter-actions.tsx', '@/components/forms/hint.module.css', false],
    ['components/letters/letter-actions.tsx', '../letters/letters.module.css', false],
    ['app/[locale]/404/page.tsx', '@/components/feedback/error-message.module.css', false],
  ])('import in %s of %s is allowed: %s', (file, sheet, may) => {
    expect(isOwn(file, sheet)).toBe(may);
  });

  it.each([
    ['color: #0e1b2e', ['#0e1b2e']],
    ['color: #FDB', ['#FDB']],
    ['background: rgb(14 27 46 / 45%)', ['rgb(14 27 46 / 45%)']],
    ['background: rgba(14, 27, 46, 0.5)', ['rgba(14, 27, 46, 0.5)']],
    ['color: #000; border-color: #cccccc; background: rgb(255 255 255 / 24%)', []],
    ['color: color-mix(in srgb, var(--gold) 20%, transparent)', []],
  ])('with `%s` has the colors %j as numbers', (css, colors) => {
    expect(colorsIn(css)).toEqual(colors);
  });

  it('is imported only by the component of its name, or by the components of its folder’s name', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter(({ file, sheet }) => !isOwn(file, sheet))).toEqual([]);
  });

  // Safari no longer announces a list as one after `list-style: none`, but after an empty string in its place.
  it('hides the markers of a list with an empty string, which keeps its role', () => {
    const withoutMarkers = styleSheets.filter((file) =>
      /list-style(-type)?:[^;}]*\bnone\b/.test(readFileSync(file, 'utf8')),
    );
    expect(withoutMarkers, "`list-style: ''` instead of `none`").toEqual([]);
  });

  it('takes colors from the tokens, so that another firm’s colors reach it; only black, white and grays are numbers', () => {
    const colored = styleSheets
      .filter((file) => basename(file) !== 'tokens.css')
      .flatMap((file) => colorsIn(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`));
    expect(colored).toEqual([]);
  });

  it('is imported by a file, and every import exists', () => {
    const imported = new Set(imports.map(({ file, sheet }) => join(dirname(file), sheet)));
    expect(files.filter((file) => file.endsWith('.module.css') && !imported.has(file))).toEqual([]);
    expect([...imported].filter((sheet) => !existsSync(sheet))).toEqual([]);
  });
});
