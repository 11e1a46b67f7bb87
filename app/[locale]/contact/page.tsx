import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { OfficeHours } from '@/components/office/office-hours';
import { OfficialList } from '@/components/official-list/official-list';
import { ContactBlock } from '@/components/pages/contact/contact-block';
import { Hero } from '@/components/sections/hero';
import { JumpNav } from '@/components/sections/jump-nav';
import { PageSection } from '@/components/sections/page-section';
import { ContentBlocks } from '@/components/text/content-blocks';
import { DataTable } from '@/components/text/data-table';
import { RichParagraph } from '@/components/text/rich-text';
import { contentIn } from '@/content';
import { callLineIn } from '@/content/facts-in-copy';
import { officialFactsIn } from '@/content/official-facts';
import { limitsId, partIds } from '@/lib/pages/part-ids';

export const generateMetadata = metadataOf('contact');

const ids = partIds.contact;

export default async function ContactPage() {
  const locale = await localeOfCopy('contact');
  const { hero, jumpNav, methods, lines, hours, verify, sections } = contentIn(locale).contact;
  return (
    <>
      <Hero {...hero} call={callLineIn(locale)} />
      <JumpNav items={jumpNav} />
      <PageSection id={ids.lines} title={lines.title} layout="stack" opening="guilloche">
        <RichParagraph text={lines.intro} />
        <DataTable {...lines.table} isTitled />
      </PageSection>
      <PageSection id={ids.hours} title={hours.title}>
        <OfficeHours {...hours} />
      </PageSection>
      <PageSection id={ids.ways} title={methods.title} layout="stack">
        <ContactBlock methods={methods.items} />
      </PageSection>
      <PageSection id={verify.id} title={verify.title} layout="columns" opening="guilloche">
        <ContentBlocks blocks={verify.blocks} />
        <OfficialList labels={verify.labels} facts={officialFactsIn(locale, verify)} />
      </PageSection>
      {sections.map(({ id, title, blocks }) => (
        <PageSection
          key={id}
          id={id}
          title={title}
          {...(id === limitsId ? { tone: 'ink', layout: 'columns' } : { density: 'tight' })}
        >
          <ContentBlocks blocks={blocks} />
        </PageSection>
      ))}
    </>
  );
}
