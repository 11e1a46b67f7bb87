import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { lockWith } from '../check/lock';
import { EditRefused } from '../refusals';
import { draftedSite } from '../site/drafted-site';
import { textAt } from '../site/find-text';
import { loadMarkedSite } from '../site/load-marked-site';
import { formatted, writeFiles } from '../site/write-files';
import { literalsOf } from '../source/literals';
import { withDefinitionsOf, withoutUnused } from '../source/module-scope';
import { readTokens } from '../source/tokens';
import { draftOf, keysWith } from '../texts/save-text';
import type { ReviewedText } from './accept-text';
import { changedLists } from './changed-lists';
import { committedLockTexts } from './committed-lock-texts';
import { siteAt } from './site-at';

/**
 * Reverts a text to the last commit in both languages, and also whether its translation is reviewed. Throws `EditConflict` if it is no longer as
 * the editor saw it, and `EditRefused` if its key means another text there, because items of its list were added, removed or moved.
 */
export async function undoText(root: string, { key, seen }: ReviewedText): Promise<void> {
  const [before, now] = await Promise.all([siteAt(root, 'HEAD'), loadMarkedSite(root)]);
  if (changedLists(before, now).some(({ keys }) => keys.includes(key)))
    throw new EditRefused('Items of its list were added, removed or moved. Undo the whole list under “Changes”.');
  const old = textAt(before, key);
  const tokens = (locale: CompleteLocale) => {
    const place = old[locale];
    const source = place ? (before.sources[place.file] ?? '') : '';
    const literal = place && literalsOf(place.file, source)[place.literal];
    return literal ? readTokens(source, literal) : [];
  };
  const texts = perCompleteLocale(tokens);
  const drafts = await draftOf(root, { key, texts, seen }, [...texts.en, ...texts.es]);
  for (const [file, draft] of Object.entries(drafts)) {
    const defined = withDefinitionsOf(draft, before.sources[file] ?? '');
    drafts[file] = await formatted(root, file, withoutUnused(defined, now.sources[file] ?? ''));
  }
  const site = await draftedSite(root, drafts);
  const lock = await lockWith(site, keysWith(site, key), await committedLockTexts(root));
  await writeFiles(root, { ...drafts, ...lock.draft }, { ...now.sources, ...lock.base });
}
