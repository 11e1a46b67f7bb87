import { scoreOf } from '@/content-check/readability';
import type { Finding } from '@/content-check/site';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { findingsAbout, siteToCheck } from '../check/findings';
import { draftedSite } from '../site/drafted-site';
import { textAt } from '../site/find-text';
import { draftOf, type TextEdit } from './save-text';

/** The findings of the check in a text after an edit, and how easy that text is to read. Writes nothing. */
export async function checkEdit(
  root: string,
  edit: TextEdit,
): Promise<{ findings: Finding[]; scores: Record<CompleteLocale, number | undefined> }> {
  const site = await draftedSite(root, await draftOf(root, edit));
  const text = textAt(site, edit.key);
  return {
    findings: findingsAbout(await siteToCheck(site), edit.key),
    scores: perCompleteLocale((locale) => scoreOf([text[locale]?.text ?? ''], locale)),
  };
}
