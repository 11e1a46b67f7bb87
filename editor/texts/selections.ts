import { completeLocales, type CompleteLocale } from '@/lib/i18n/routing';
import { paragraphScore, readability } from '@/content-check/readability';
import { targetOf } from '@/content-check/reading-targets';
import { moduleTwins, type Twin } from '@/content-check/twins';
import { modulesOf } from '@/content-check/modules';
import { changedTexts } from './changes';
import { lockedSite } from './findings';
import { git, siteAt } from './git';
import { loadMarkedSite } from './load-site';
import { EditRefused } from './refusals';

/** Keys of the paragraphs that, in either language, are harder to read than the limit of their page. */
export async function hardTexts(root: string): Promise<string[]> {
  return modulesOf(await lockedSite(await loadMarkedSite(root)))
    .filter(({ kind }) => kind !== 'messages')
    .flatMap(moduleTwins)
    .filter((twin) => twin.role === 'prose' && completeLocales.some((locale) => isHard(twin, locale)))
    .map(({ key }) => key);
}

function isHard({ plain, module, summary }: Twin, locale: CompleteLocale): boolean {
  const score = paragraphScore(plain[locale], locale);
  return score !== undefined && !readability[locale].reaches(score, targetOf(module, summary, locale));
}

/** Keys of the texts that differ from the last release, which is the newest tag. Throws `EditRefused` if there is no tag. */
export async function changedSinceRelease(root: string): Promise<string[]> {
  const tag = (await git(root, 'describe', '--tags', '--abbrev=0').catch(() => '')).trim();
  if (tag === '') throw new EditRefused('Git has no release yet: a release is a tag.');
  return changedTexts(await siteAt(root, tag), await loadMarkedSite(root)).map(({ key }) => key);
}
