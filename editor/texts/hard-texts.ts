import { paragraphScore, readability } from '@/content-check/readability';
import { targetOf } from '@/content-check/reading-targets';
import { type Twin, twinsOf } from '@/content-check/twins';
import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { siteWithoutSpelling } from '../check/findings';
import { loadMarkedSite } from '../site/load-marked-site';

/** Keys of the paragraphs that, in either language, are harder to read than the limit of their page. */
export async function hardTexts(root: string): Promise<string[]> {
  return twinsOf(await siteWithoutSpelling(await loadMarkedSite(root)))
    .filter(({ module, role }) => module.kind !== 'messages' && role === 'prose')
    .filter((twin) => completeLocales.some((locale) => isHard(twin, locale)))
    .map(({ key }) => key);
}

function isHard({ plain, module, isSummary }: Twin, locale: CompleteLocale): boolean {
  const score = paragraphScore(plain[locale], locale);
  return score !== undefined && !readability[locale].reaches(score, targetOf(module, isSummary, locale));
}
