import { getTranslations } from 'next-intl/server';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { seal } from '@/components/engravings/drawings/seal';
import { FormLayout } from '@/components/forms/form-layout';
import { OfficialCheck } from '@/components/official-list/official-check';
import { OfficialList } from '@/components/official-list/official-list';
import { PageSection } from '@/components/sections/page-section';
import { TextHead } from '@/components/sections/text-head';
import { ContentBlocks } from '@/components/text/content-blocks';
import { contentIn } from '@/content';
import { notToCollect, officialFactsIn, officialList } from '@/content/official-facts';
import { mapValues } from '@/lib/map-values';
import { partIds } from '@/lib/pages/part-ids';
import { typesetAll } from '@/lib/text/typeset-all';

export const generateMetadata = metadataOf('is-this-us');

export default async function IsThisUsPage() {
  const locale = await localeOfCopy('is-this-us');
  const { 'is-this-us': isThisUs, contact } = contentIn(locale);
  const { title, lead, words, advice, fake, call, list } = isThisUs;
  const t = await getTranslations('Forms');
  return (
    <>
      <TextHead title={title} lead={lead} drawing={seal} isRuled />
      <FormLayout>
        <OfficialCheck
          words={{ ...typesetAll(words), sensitive: t('sensitive'), tooLong: t('tooLong'), problem: t('problem') }}
          list={officialList}
          notToCollect={notToCollect}
          advice={mapValues(advice, (blocks) => (
            <ContentBlocks blocks={blocks} />
          ))}
          fake={<ContentBlocks blocks={fake} />}
          call={<ContentBlocks blocks={call} />}
        />
      </FormLayout>
      <PageSection id={partIds['is-this-us'].list} title={list.title} layout="stack">
        <ContentBlocks blocks={list.blocks} />
        <OfficialList labels={contact.verify.labels} facts={officialFactsIn(locale, contact.verify)} />
      </PageSection>
    </>
  );
}
