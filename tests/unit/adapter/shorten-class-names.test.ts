import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortenClassNames, shortNamesOf } from '@/adapter/shorten-class-names';

describe('shortenClassNames', () => {
  it('gives a class one short name in every file, and leaves all other words alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'classes-'));
    const write = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const css = write('a.css', '.a1B2c3_title{top:0}.visually-hidden{top:1px}');
    const html = write('a.html', '<p class="a1B2c3_title visually-hidden">a1B2c3_titles</p>');
    const js = write('a.js', '{title:"a1B2c3_title"}');
    shortenClassNames([css, html, js]);
    const short = /^\.([a-zA-Z]{4})\{/.exec(readFileSync(css, 'utf8'))?.[1];
    expect(short).toBeDefined();
    expect(readFileSync(css, 'utf8')).toContain('.visually-hidden{');
    expect(readFileSync(html, 'utf8')).toBe(`<p class="${short} visually-hidden">a1B2c3_titles</p>`);
    expect(readFileSync(js, 'utf8')).toBe(`{title:"${short}"}`);
  });

  it('makes a name of the long one alone, so that it stays when others come', () => {
    const [name] = [...shortNamesOf(['a1B2c3_title']).values()];
    expect(shortNamesOf(['x9Y8z7_other', 'a1B2c3_title']).get('a1B2c3_title')).toBe(name);
  });

  it('stops a build in which two classes would share a name', () => {
    const many = Array.from({ length: 60_000 }, (_, index) => `a1B2c3_name${index}`);
    expect(() => shortNamesOf(many)).toThrow('rename');
  });
});
