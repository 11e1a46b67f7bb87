import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { QuickExit } from '@/components/help/quick-exit';
import { SituationPage } from '@/components/help/situation-page';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { freeHelpByPlace } from '@/content/help/free-help-by-place';
import { quickExit } from '@/content/help/free-help-sites';
import { situationLines } from '@/content/help/lists';
import { isSensitive } from '@/content/help/sensitive-situations';
import { situationData } from '@/content/help/situations';
import { explainedWordsBySlug } from '@/content/help/words';
import { mainLine } from '@/content/inline';
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
  const [locale, t] = await Promise.all([localeOfCopy(situationPage(slug)), getTranslations('Help')]);
  const content = contentIn(locale);
  const copy = content[situationPage(slug)];
  const { group, related, words } = situationData[slug];
  const bySlug = explainedWordsBySlug(locale);
  return (
    <SituationPage
      slug={slug}
      group={group}
      {...copy}
      phone={firm.phones[mainLine[locale]]}
      vocabulary={{ bySlug, isBridged: locale !== defaultLocale }}
      freeHelp={{ intro: content['help/free-help'].intro, rows: freeHelpByPlace(locale, slug) }}
      papersWords={words.map((word) => bySlug[word])}
      related={situationLines(locale, related)}
      before={
        isSensitive(situationPage(slug)) && (
          <QuickExit href={quickExit} label={t('quickExit')} hint={t('quickExitHint')} />
        )
      }
    />
  );
}

async function slugOf(params: Props['params']): Promise<SituationSlug> {
  return oneOfOrNotFound(situationSlugs, (await params).situation);
}
