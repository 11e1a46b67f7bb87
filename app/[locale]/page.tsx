import { Hero } from '@/components/sections/hero';
import { CardGrid } from '@/components/sections/card-grid';
import { PageSection } from '@/components/sections/page-section';
import { InfoPanel } from '@/components/sections/info-panel';
import { PaymentPanel } from '@/components/sections/payment-panel';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';
import { metadataOf } from '@/app/page-metadata';

export const generateMetadata = metadataOf('home', (content) => content.home.meta);

export default async function HomePage() {
  const { hero, leadCards, infoPanel, paymentPanel } = contentIn(await currentLocale()).home;
  return (
    <>
      <Hero {...hero} size="tall" />
      <PageSection title={leadCards.title} layout="stack">
        <CardGrid cards={leadCards.cards} columns={4} />
      </PageSection>
      <InfoPanel {...infoPanel} />
      <PaymentPanel {...paymentPanel} />
    </>
  );
}
