import { textHashes } from '@/content-check/lock/translation-lock';
import { type Change, compareTexts } from '@/lib/notices/compare-texts';
import { siteWithoutSpelling } from '../check/findings';
import { dayOf } from '../git/day-of';
import { git } from '../git/git';
import { textAt } from '../site/find-text';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';

/** A commit that changed a file, and the file's text in it; undefined if the file did not exist. */
export type FileVersion = { commit: string; date: string; source: () => Promise<string | undefined> };

/** How the English changed since its Spanish was last reviewed, and the commit that has the old English. */
export type ChangedEnglish = { commit: string; date: string; changes: Change[] };

/** The most commits of a file that are searched, since the whole site is loaded for each, which takes up to a second. */
const maxCommits = 30;

/**
 * The changes, word by word, in the English of the text `key` since the lock recorded it. The old English comes from the newest of `versions`
 * whose text has the recorded hash; undefined if none has it.
 */
export async function changedEnglish(
  site: MarkedSite,
  key: string,
  versions: readonly FileVersion[],
): Promise<ChangedEnglish | undefined> {
  const present = textAt(site, key).en;
  const recorded = (await siteWithoutSpelling(site)).lock?.texts[key]?.en;
  if (!present || !recorded) return undefined;
  const known = new Set<string | undefined>([undefined]);
  for (const { commit, date, source } of versions) {
    const text = await source();
    if (known.has(text)) continue;
    known.add(text);
    // A version that is incompatible with the current other files cannot be loaded, but an older one may be.
    const then = await loadMarkedSite(site.root, { ...site.sources, [present.file]: text }).catch(() => undefined);
    if (!then || textHashes(await siteWithoutSpelling(then))[key]?.en !== recorded) continue;
    return { commit, date, changes: compareTexts(textAt(then, key).en?.text ?? '', present.text) };
  }
  return undefined;
}

/** How the English of the text `key` changed in the project at `root`, compared with the versions that Git has. */
export async function changedEnglishOf(root: string, key: string): Promise<ChangedEnglish | undefined> {
  const site = await loadMarkedSite(root);
  const file = textAt(site, key).en?.file;
  return file === undefined ? undefined : changedEnglish(site, key, await versionsOf(root, file));
}

/** The versions of a file in Git, newest first; empty without Git. */
export async function versionsOf(root: string, file: string): Promise<FileVersion[]> {
  const log = await git(root, 'log', `--max-count=${maxCommits}`, '--format=%h %ct', '--', file).catch(() => '');
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', seconds = ''] = line.split(' ');
      return {
        commit,
        date: dayOf(Number(seconds)),
        source: () => git(root, 'show', `${commit}:./${file}`).catch(() => undefined),
      };
    });
}
