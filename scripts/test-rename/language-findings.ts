import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageName, pageNames, pagePaths } from '@/lib/pages/pages';

/** The pages in `portuguese/content`, with a text of each. */
const translated: Partial<Record<PageName, string>> = {
  home: 'Primeiro, os fatos',
  letters: 'Cartas para nos enviar',
  unsubscribe: 'Você pode parar os nossos e-mails',
};
const missing = 'Conteúdo não disponível no idioma atual';

/** Violations of the contract for a language with three pages (`locale-7`, `locale-11`, `locale-14`) in the site built to `out` for `siteUrl`. */
export function languageFindings(out: string, siteUrl: string): string[] {
  const read = (file: string) => (existsSync(join(out, file)) ? readFileSync(join(out, file), 'utf8') : '');
  const sitemap = read('sitemap.xml');
  const pathOf = (page: PageName, prefix: string) => (page === 'home' ? prefix : `${prefix}${pagePaths[page]}`);
  const findings: string[] = [];
  const expectIn = (file: string, expected: Record<string, boolean>) =>
    findings.push(...Object.entries(expected).flatMap(([what, holds]) => (holds ? [] : [`${file}: ${what}`])));

  for (const page of pageNames) {
    const [file, english] = [
      page === 'home' ? 'pt.html' : `pt/${page}.html`,
      page === 'home' ? 'index.html' : `${page}.html`,
    ];
    const [html, words] = [read(file), translated[page]];
    const [own, canonical] = [siteUrl + pathOf(page, '/pt'), /rel="canonical" href="([^"]*)"/.exec(html)?.[1]];
    const isMarked = html.includes(`>${missing}</p><div lang="en">`);
    expectIn(file, {
      'the document is in Portuguese': html.includes('<html lang="pt-BR"'),
      'the switcher offers English': switcherTo(html, 'en') === pagePaths[page],
      'the switcher offers Spanish': switcherTo(html, 'es') === pathOf(page, '/es'),
    });
    expectIn(english, {
      'the switcher offers Portuguese': switcherTo(read(english), 'pt') === pathOf(page, '/pt'),
      'the alternates name Portuguese where there is copy':
        read(english).includes('rel="alternate" hrefLang="pt"') === Boolean(words),
    });
    expectIn('sitemap.xml', {
      [`it names ${own} where there is copy`]: sitemap.includes(`<loc>${own}</loc>`) === Boolean(words),
    });
    if (words)
      expectIn(file, {
        'its copy is Portuguese': html.includes(words) && !isMarked,
        'it may be listed': !html.includes('name="robots"'),
        'it is its own canonical address': canonical === own,
      });
    else
      expectIn(file, {
        'it says what is missing, and marks the English copy': isMarked,
        'it asks not to be listed': html.includes('<meta name="robots" content="noindex, follow"/>'),
        'its canonical address is the English page': canonical === siteUrl + pagePaths[page],
        'it has no alternates': !html.includes('rel="alternate"'),
      });
  }
  expectIn('pt/unsubscribe.html', { 'a missing message says so': read('pt/unsubscribe.html').includes(missing) });
  expectIn('pt/404.html', {
    'the not-found page is in Portuguese': read('pt/404.html').includes('Não encontramos essa página'),
    'it is not marked as English': !read('pt/404.html').includes('<div lang="en">'),
  });
  expectIn('pt/letters.html', {
    'the English title of a letter is marked': /<li[^>]* lang="en"[^>]*>/.test(read('pt/letters.html')),
  });
  return findings;
}

/** The target of a page's language switcher for a language. */
function switcherTo(html: string, locale: string): string | undefined {
  const link = html
    .match(/<a [^>]*data-user-locale="[^"]*"[^>]*>/g)
    ?.find((each) => each.includes(`data-user-locale="${locale}"`));
  return /href="([^"]*)"/.exec(link ?? '')?.[1];
}
