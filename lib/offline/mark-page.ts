import { runtimeAttribute } from '../browser/runtime';
import { escapeHtml, unescapeHtml } from '../text/entities';
import { marks } from './names';

/** A cached page: its path, its title and when it was saved. */
export type SavedPage = { path: string; title: string; savedAt: string };

/** Shows the page's hidden note "this is a saved copy" and fills in the time in the page's language. */
export function markSaved(html: string, savedAt: string): string {
  return html
    .replace(`${marks.savedCopy}="" hidden=""`, `${marks.savedCopy}=""`)
    .replace(new RegExp(`<time ${marks.savedAt}=""[^>]*></time>`), () => timeElement(savedAt, languageOf(html)));
}

/** Adds the list of cached pages in the same language to the offline page, sorted by title. */
export function listSaved(html: string, pages: readonly SavedPage[], isOfLanguage: (path: string) => boolean): string {
  const language = languageOf(html);
  const items = pages
    .filter(({ path }) => isOfLanguage(path))
    .toSorted((a, b) => a.title.localeCompare(b.title, language))
    .map(
      ({ path, title, savedAt }) =>
        `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a> (${timeElement(savedAt, language)})</li>`,
    );
  if (items.length === 0) return html;
  const list = `<ul ${marks.savedList}="">`;
  return html
    .replace(`${marks.savedPages}="" hidden=""`, `${marks.savedPages}=""`)
    .replace(`${list}</ul>`, () => `${list}${items.join('')}</ul>`);
}

/** The program's files that a page lists in its inline script. */
export function programOf(html: string): string[] {
  return (new RegExp(` ${runtimeAttribute}="([^"]*)"`).exec(html)?.[1] ?? '')
    .split(' ')
    .filter((file) => file.startsWith('/_next/static/'));
}

/** A page's `title` without what follows its last dash: the name of the site, or on the home page the text after it. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return unescapeHtml(title.slice(0, Math.max(title.lastIndexOf(' – '), 0)) || title);
}

function languageOf(html: string): string {
  return /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? 'en-US';
}

function timeElement(savedAt: string, language: string): string {
  const date = new Date(savedAt);
  if (Number.isNaN(date.getTime())) return '';
  // Not by `formatMoment`, with which the worker would be an eighth larger.
  const shown = date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', hour12: true });
  return `<time datetime="${date.toISOString()}">${escapeHtml(shown)}</time>`;
}
