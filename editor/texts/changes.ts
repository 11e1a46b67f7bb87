import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { compareTexts, type Change } from '@/lib/notices/compare-texts';
import { literalsOf } from '../source/literals';
import { readTokens } from '../source/tokens';
import { contentFiles } from './content-files';
import { loadMarkedSite, type MarkedSite } from './load-site';
import { EditRefused, saveText, seenOf, textAt } from './save-text';
import { editableTexts } from './texts';

const run = promisify(execFile);

/** What the editor writes and commits. */
export const editedFiles: readonly string[] = ['content', 'messages', 'lib/firm-facts.ts', 'hosts/redirects.ts'];

/** A text that differs from the last commit, word by word in both languages. */
export type TextChange = { key: string } & Record<CompleteLocale, readonly Change[]>;

/** Texts that differ between two states of the site, in the order of the newer. */
export function changedTexts(before: MarkedSite, after: MarkedSite): TextChange[] {
  const [old, now] = [before, after].map((site) => new Map(editableTexts(site).map((text) => [text.key, text])));
  const keys = [...new Set([...(now?.keys() ?? []), ...(old?.keys() ?? [])])];
  return keys.flatMap((key) => {
    const [was, is] = [old?.get(key), now?.get(key)];
    if (was?.en?.text === is?.en?.text && was?.es?.text === is?.es?.text) return [];
    const compared = (locale: CompleteLocale) => compareTexts(was?.[locale]?.text ?? '', is?.[locale]?.text ?? '');
    return [{ key, en: compared('en'), es: compared('es') }];
  });
}

/** The site at a commit, as far as its files still exist, with the facts of now. */
export async function siteAt(root: string, revision: string): Promise<MarkedSite> {
  const differing = new Set((await git(root, 'diff', '--name-only', '--relative', revision)).split('\n'));
  const sources = await Promise.all(
    contentFiles(root)
      .filter((file) => differing.has(file))
      .map(async (file) => [file, await git(root, 'show', `${revision}:./${file}`).catch(() => undefined)] as const),
  );
  return loadMarkedSite(
    root,
    Object.fromEntries(sources.filter(([, source]) => source !== undefined)) as Record<string, string>,
  );
}

/** Gives a text its words of the last commit again, in both languages. */
export async function undoText(root: string, key: string): Promise<void> {
  const [before, now] = await Promise.all([siteAt(root, 'HEAD'), loadMarkedSite(root)]);
  const [old, present] = [textAt(before, key), textAt(now, key)];
  const tokens = (locale: CompleteLocale) => {
    const place = old[locale];
    const source = place ? (before.sources[place.file] ?? '') : '';
    const literal = place && literalsOf(place.file, source)[place.literal];
    return literal ? readTokens(source, literal) : [];
  };
  const seen = (locale: CompleteLocale) => seenOf(now, present, locale);
  const texts = { en: tokens('en'), es: tokens('es') };
  await saveText(root, { key, texts, seen: { en: seen('en'), es: seen('es') } }, [...texts.en, ...texts.es]);
}

/** Day of the newest change in lines of a file, counted from 1, such as `2026-11-23`; empty where Git does not know the file. */
export async function lastChanged(root: string, file: string, first: number, last: number): Promise<string> {
  const lines = await git(root, 'blame', '--porcelain', '-L', `${first},${last}`, '--', file).catch(() => '');
  const times = [...lines.matchAll(/^committer-time (\d+)$/gm)].map(([, seconds]) => Number(seconds) * 1000);
  return times.length === 0 ? '' : new Date(Math.max(...times)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Commits what was edited, and nothing else; `author` is asked for where Git knows no name. Throws `EditRefused`. */
export async function commit(root: string, message: string, author?: { name: string; email: string }): Promise<void> {
  if (!message.trim()) throw new EditRefused('Say in a few words what you changed.');
  const known = await git(root, 'config', 'user.name').catch(() => '');
  if (!known.trim() && !author) throw new EditRefused('Git knows no name for you: give your name and email.');
  const identity = author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`] : [];
  await git(root, 'add', '--', ...editedFiles);
  await git(root, ...identity, 'commit', '-m', message.trim(), '--', ...editedFiles);
}

/** What git prints. Throws where it fails. */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
}
