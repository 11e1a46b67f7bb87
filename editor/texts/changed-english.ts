import { compareTexts, type Change } from '@/lib/notices/compare-texts';
import { textHashes } from '@/content-check/lock/translation-lock';
import { lockedSite } from './findings';
import { git } from './git';
import { loadMarkedSite, type MarkedSite } from './load-site';
import { textAt } from './save-text';

/** A commit that touched a file, and the file as it was then; undefined where it was not there. */
export type FileVersion = { commit: string; date: string; source: () => Promise<string | undefined> };

/** How the English changed since its Spanish was last looked at, and the commit that still has the English of then. */
export type ChangedEnglish = { commit: string; date: string; changes: Change[] };

/** How many commits of a file are looked through: each takes a part of a second. */
const looksBack = 30;

/**
 * Word by word, what the English of the text under `key` became since the lock recorded it. The old English is taken from the
 * newest of `versions` whose text has the recorded hash, so it is the very text of then; undefined when none has it.
 */
export async function changedEnglish(
  site: MarkedSite,
  key: string,
  versions: readonly FileVersion[],
  root = '.',
): Promise<ChangedEnglish | undefined> {
  const present = textAt(site, key).en;
  const recorded = (await lockedSite(site)).lock?.texts[key]?.en;
  if (!present || !recorded) return undefined;
  for (const { commit, date, source } of versions) {
    const text = await source();
    if (text === undefined) continue;
    // A version that does not fit the other files of today cannot be read: an older one may.
    const then = await loadMarkedSite(root, { ...site.sources, [present.file]: text }).catch(() => undefined);
    if (!then || textHashes(await lockedSite(then))[key]?.en !== recorded) continue;
    return { commit, date, changes: compareTexts(textAt(then, key).en?.text ?? '', present.text) };
  }
  return undefined;
}

/** The versions of a file in Git, newest first; none where there is no Git. */
export async function versionsOf(root: string, file: string): Promise<FileVersion[]> {
  const log = await git(root, 'log', `--max-count=${looksBack}`, '--format=%h %as', '--', file).catch(() => '');
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', date = ''] = line.split(' ');
      return { commit, date, source: () => git(root, 'show', `${commit}:${file}`).catch(() => undefined) };
    });
}
