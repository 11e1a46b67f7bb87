import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { PaymentOptions } from '@/components/pages/make-payment/payment-options';
import { Hero } from '@/components/sections/hero';
import { JumpNav } from '@/components/sections/jump-nav';
import { PageSection } from '@/components/sections/page-section';
import { ContentBlocks } from '@/components/text/content-blocks';
import { DataTable } from '@/components/text/data-table';
import { RichParagraph } from '@/components/text/rich-text';
import { contentIn } from '@/content';
import { callLineIn } from '@/content/facts-in-copy';
import { partIds } from '@/lib/pages/part-ids';

export const generateMetadata = metadataOf('make-payment');

const ids = partIds['make-payment'];

export default async function PaymentPage() {
  const locale = await localeOfCopy('make-payment');
  const { hero, jumpNav, before, options, residence, dispute, hardship, sections } = contentIn(locale)['make-payment'];
  return (
    <>
      <Hero {...hero} call={callLineIn(locale)} />
      <JumpNav items={jumpNav} />
      <PageSection id={before.id} title={before.title}>
        <ContentBlocks blocks={before.blocks} />
      </PageSection>
      <PageSection id={ids.options} title={options.title} layout="stack">
        <RichParagraph text={options.intro} />
        <PaymentOptions
          title={options.title}
          columnLabels={options.columnLabels}
          labels={options.factLabels}
          options={options.items}
        />
      </PageSection>
      <PageSection id={ids.residence} title={residence.title} opening="guilloche">
        <RichParagraph text={residence.text} />
        <DataTable {...residence.table} isTitled />
      </PageSection>
      <PageSection id={dispute.id} title={dispute.title} tone="ink" layout="columns">
        <ContentBlocks blocks={dispute.blocks} />
      </PageSection>
      <PageSection id={hardship.id} title={hardship.title}>
        <ContentBlocks blocks={hardship.blocks} />
      </PageSection>
      {sections.map(({ id, title, blocks }) => (
        <PageSection key={id} id={id} title={title} density="tight">
          <ContentBlocks blocks={blocks} />
        </PageSection>
      ))}
    </>
  );
}
