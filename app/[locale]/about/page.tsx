import { metadataOf } from '@/app/page-metadata';
import { Limits } from '@/components/pages/about/limits';
import { CardGrid } from '@/components/sections/card-grid';
import { Hero } from '@/components/sections/hero';
import { JumpNav } from '@/components/sections/jump-nav';
import { PageSection } from '@/components/sections/page-section';
import { Steps } from '@/components/sections/steps';
import { ContentBlocks } from '@/components/text/content-blocks';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';

export const generateMetadata = metadataOf('about');

export default async function AboutPage() {
  const { hero, jumpNav, company, model, team } = contentIn(await currentLocale()).about;
  return (
    <>
      <Hero {...hero} />
      <JumpNav items={jumpNav} />
      <PageSection id={company.id} title={company.title}>
        <ContentBlocks blocks={company.blocks} />
      </PageSection>
      <PageSection id={model.id} title={model.title} layout="stack">
        <ContentBlocks blocks={model.blocks} />
        <Steps steps={model.steps} />
        <Limits blocks={model.limits} />
      </PageSection>
      <PageSection id={team.id} title={team.title}>
        <ContentBlocks blocks={team.blocks} />
        <CardGrid cards={team.roles} columns={2} />
      </PageSection>
    </>
  );
}
