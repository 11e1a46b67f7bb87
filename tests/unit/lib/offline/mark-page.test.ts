import { describe, expect, it } from 'vitest';
import { listSaved, markSaved, programOf, titleOf } from '@/lib/offline/mark-page';

const savedAt = '2026-11-20T15:04:00.000Z';
const page = (lang: string, body: string) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>About &amp; us – Firm</title></head><body>${body}</body></html>`;
const note =
  '<aside class="x" aria-label="Saved copy" data-saved-copy="" hidden=""><p>Saved <time data-saved-at=""></time>.</p></aside>';
const list = '<section data-saved-pages="" hidden=""><h2>Saved</h2><ul data-saved-list=""></ul></section>';

describe('markSaved', () => {
  it.each([
    ['en-US', 'November 20, 2026'],
    ['es-ES', '20 de noviembre de 2026'],
  ])('shows the notice with date and time in the page’s language: %s', (lang, date) => {
    const marked = markSaved(page(lang, note), savedAt);
    expect(marked).toContain('data-saved-copy=""><p>');
    expect(marked).toContain(`<time datetime="${savedAt}">${date}`);
    expect(marked).toMatch(/<time [^>]*>[^<]*\d:04[^<]*<\/time>/);
  });

  it('writes an English date on a page without a lang attribute, and keeps other attributes', () => {
    const old = note.replace('data-saved-at=""', 'data-saved-at="" class="x"');
    expect(markSaved(`<html><body>${old}</body></html>`, savedAt)).toContain('>November 20, 2026');
    const withClass = page('es-ES', note).replace('<html', '<html class="x"');
    expect(markSaved(withClass, savedAt)).toContain('>20 de noviembre de 2026');
  });

  it('shows the notice without an invalid time', () => {
    expect(markSaved(page('en-US', note), 'nonsense')).toContain('data-saved-copy=""><p>Saved .</p>');
  });

  it('leaves a page without the notice unchanged', () => {
    expect(markSaved(page('en-US', '<p hidden="">x</p>'), savedAt)).toBe(page('en-US', '<p hidden="">x</p>'));
  });
});

describe('listSaved', () => {
  const pages = [
    { path: '/b', title: 'Bills & <b>', savedAt },
    { path: '/a"', title: 'Answers $&', savedAt },
    { path: '/es/c', title: 'Cartas', savedAt },
  ];

  it('lists the pages in its language by title, escaped', () => {
    const listed = listSaved(page('en-US', list), pages, (path) => !path.startsWith('/es'));
    expect(listed).toContain('<section data-saved-pages=""><h2>');
    expect(listed).toMatch(
      /<li><a href="\/a&quot;">Answers \$&amp;<\/a> \(.*<li><a href="\/b">Bills &amp; &lt;b&gt;<\/a>/,
    );
    expect(listed).not.toContain('Cartas');
    expect(listed.match(/<time datetime="2026-11-20T15:04:00\.000Z">November 20, 2026/g)).toHaveLength(2);
    expect(listed).toMatch(/<ul data-saved-list=""><li>.*<\/li><li>.*<\/li><\/ul>/);
  });

  it('stays hidden without pages', () => {
    expect(listSaved(page('en-US', list), pages, () => false)).toBe(page('en-US', list));
  });
});

describe('titleOf', () => {
  it('returns the unescaped title without the site’s name', () => {
    expect(titleOf(page('en-US', ''))).toBe('About & us');
    expect(titleOf('no title')).toBe('');
    expect(titleOf('<title>About</title>')).toBe('About');
    expect(titleOf('<title>English – Spanish – Firm</title>')).toBe('English – Spanish');
  });
});

describe('programOf', () => {
  it('returns the site’s own scripts listed by the inline script', () => {
    expect(programOf('<script data-runtime="/_next/static/a.js /_next/static/b.js">x</script>')).toEqual([
      '/_next/static/a.js',
      '/_next/static/b.js',
    ]);
    expect(programOf('<script data-runtime="https://evil.example/a.js">x</script>')).toEqual([]);
    expect(programOf('<p>')).toEqual([]);
  });
});
