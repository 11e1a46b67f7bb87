import type { Metadata } from 'next';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { quickExitOn } from '@/app/quick-exit-on';
import { SituationPage } from '@/components/help/situation-page';
import { contentIn } from '@/content';
import { numberToCallIn } from '@/content/facts-in-copy';
import { freeHelpByPlace } from '@/content/help/free-help-by-place';
import { situationLines } from '@/content/help/lists';
import { situationData } from '@/content/help/situations';
import { termsBySlug } from '@/content/help/terms';
import { defaultLocale } from '@/lib/i18n/routing';
import { oneOfOrNotFound } from '@/lib/pages/family';
import { situationPage, type SituationSlug, situationSlugs } from '@/lib/pages/situations';

export const dynamicParams = false;

export const generateStaticParams = () => situationSlugs.map((situation) => ({ situation }));

type Props = { params: Promise<{ situation: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = await slugOf(params);
  return metadataOf(situationPage(slug))();
}

export default async function Page({ params }: Props) {
  const slug = await slugOf(params);
  const locale = await localeOfCopy(situationPage(slug));
  const content = contentIn(locale);
  const copy = content[situationPage(slug)];
  const { group, related, terms } = situationData[slug];
  const bySlug = termsBySlug(locale);
  return (
    <SituationPage
      slug={slug}
      group={group}
      {...copy}
      call={numberToCallIn(locale)}
      terms={{ bySlug, isBridged: locale !== defaultLocale }}
      freeHelp={{ intro: content['help/free-help'].intro, rows: freeHelpByPlace(locale, slug) }}
      papersTerms={terms.map((term) => bySlug[term])}
      related={situationLines(locale, related)}
      before={await quickExitOn(situationPage(slug))}
    />
  );
}

async function slugOf(params: Props['params']): Promise<SituationSlug> {
  return oneOfOrNotFound(situationSlugs, (await params).situation);
}
