import { getTranslations } from 'next-intl/server';
import { metadataOf } from '@/app/page-metadata';
import { Expectations } from '@/components/pages/employment/expectations';
import { Testimonials } from '@/components/pages/employment/testimonials';
import { Hero } from '@/components/sections/hero';
import { JumpNav } from '@/components/sections/jump-nav';
import { PageSection } from '@/components/sections/page-section';
import { SectionParts } from '@/components/sections/section-parts';
import { ContentBlocks } from '@/components/text/content-blocks';
import { RichParagraph } from '@/components/text/rich-text';
import { ButtonLink } from '@/components/ui/button-link';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { currentLocale } from '@/lib/i18n/current-locale';

export const generateMetadata = metadataOf('employment');

export default async function EmploymentPage() {
  const { hero, jumpNav, approach, testimonials, openings } = contentIn(await currentLocale()).employment;
  const t = await getTranslations('Openings');
  return (
    <>
      <Hero {...hero} />
      <JumpNav items={jumpNav} />
      <PageSection id={approach.id} title={approach.title} layout="stack">
        <RichParagraph text={approach.intro} />
        <Expectations items={approach.expectations} />
      </PageSection>
      <PageSection id={testimonials.id} title={testimonials.title} tone="ink" layout="stack">
        <Testimonials note={testimonials.note} quotes={testimonials.quotes} />
      </PageSection>
      <PageSection id={openings.id} title={openings.title} below={<SectionParts parts={openings.parts} areShort />}>
        <RichParagraph text={openings.intro} />
        <ButtonLink label={t('button')} href={firm.sites.recruiting} />
        <ContentBlocks blocks={openings.blocks} />
      </PageSection>
    </>
  );
}
