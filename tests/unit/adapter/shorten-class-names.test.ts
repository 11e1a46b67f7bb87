import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortenClassNames, shortNamesOf } from '@/adapter/shorten-class-names';

describe('shortenClassNames', () => {
  it('gives a class one short name in every file and changes no other text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'classes-'));
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const css = write('a.css', '.a1B2c3_title{top:0}.visually-hidden{top:1px}');
    const html = write('a.html', '<p class="a1B2c3_title visually-hidden">a1B2c3_titles</p>');
    const js = write('a.js', '{title:"a1B2c3_title"}');
    shortenClassNames([css, html, js]);
    const short = /^\.([a-zA-Z]{3}0)\{/.exec(readFileSync(css, 'utf8'))?.[1];
    expect(short).toBeDefined();
    expect(readFileSync(css, 'utf8')).toContain('.visually-hidden{');
    expect(readFileSync(html, 'utf8')).toBe(`<p class="${short} visually-hidden">a1B2c3_titles</p>`);
    expect(readFileSync(js, 'utf8')).toBe(`{title:"${short}"}`);
  });

  it('shortens animation names, and classes whose hash starts with a digit', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'classes-')), 'a.css');
    writeFileSync(file, '.-\\38 B2c3_title{animation:x9Y8z7_come 1s}@keyframes x9Y8z7_come{0%{top:0}}');
    shortenClassNames([file]);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^\.[a-zA-Z]{3}0\{animation:([a-zA-Z]{3}0) 1s\}@keyframes \1\{0%\{top:0\}\}$/,
    );
  });

  it('names a module’s classes independently of other modules', () => {
    const module = ['a1B2c3', new Set(['a1B2c3_title', 'a1B2c3_text'])] as const;
    const names = shortNamesOf(new Map([module]));
    const more = shortNamesOf(new Map([['x9Y8z7', new Set(['x9Y8z7_other'])], module]));
    expect(new Set(names.values()).size).toBe(2);
    for (const [name, short] of names) expect(more.get(name)).toBe(short);
  });

  it('uses four characters, and five from the 37th class of a module on', () => {
    const classes = Array.from({ length: 40 }, (_, index) => `a1B2c3_name${index}`);
    const lengths = [...shortNamesOf(new Map([['a1B2c3', new Set(classes)]])).values()].map(({ length }) => length);
    expect(lengths).toEqual([...Array<number>(36).fill(4), ...Array<number>(4).fill(5)]);
  });

  it('gives the same names regardless of the order of classes', () => {
    const inOrder = (...names: string[]) => shortNamesOf(new Map([['a1B2c3', new Set(names)]])).get('a1B2c3_title');
    expect(inOrder('a1B2c3_title', 'a1B2c3_text')).toBe(inOrder('a1B2c3_text', 'a1B2c3_title'));
  });

  it('throws when two classes would get the same name', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => [`m${index}`, new Set([`m${index}_name`])] as const);
    expect(() => shortNamesOf(new Map(many))).toThrow('rename');
  });
});
