import { getTranslations } from 'next-intl/server';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { envelope } from '@/components/engravings/drawings/envelope';
import { LetterList } from '@/components/letters/letter-list';
import { PageSection } from '@/components/sections/page-section';
import { TextHead } from '@/components/sections/text-head';
import { ContentBlocks } from '@/components/text/content-blocks';
import { RichText } from '@/components/text/rich-text';
import { contentIn } from '@/content';
import { foreignLang } from '@/content/translated-pages';
import { letterKinds, letterPage } from '@/lib/letters/kinds';
import { pagePaths } from '@/lib/pages/pages';
import { partIds } from '@/lib/pages/part-ids';

export const generateMetadata = metadataOf('letters');

export default async function LettersPage() {
  const locale = await localeOfCopy('letters');
  const content = contentIn(locale);
  const { title, lead, list, note, after } = content.letters;
  const t = await getTranslations('Forms');
  return (
    <>
      <TextHead title={title} lead={lead} drawing={envelope} isRuled />
      <PageSection id={partIds.letters.list} title={list} layout="stack">
        <LetterList
          letters={letterKinds.map((kind) => ({
            path: pagePaths[letterPage(kind)],
            title: content[letterPage(kind)].title,
            forWhom: content[letterPage(kind)].forWhom,
            ...foreignLang(locale, letterPage(kind)),
          }))}
        />
        <p>
          <strong>{t('private')}</strong> <RichText text={note} />
        </p>
      </PageSection>
      <PageSection id={partIds.letters.after} title={after.title}>
        <ContentBlocks blocks={after.blocks} />
      </PageSection>
    </>
  );
}
