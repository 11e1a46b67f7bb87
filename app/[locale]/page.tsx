import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { InfoPanel } from '@/components/pages/home/info-panel';
import { LeadCards } from '@/components/pages/home/lead-cards';
import { PaymentPanel } from '@/components/pages/home/payment-panel';
import { Statement } from '@/components/pages/home/statement';
import { Hero } from '@/components/sections/hero';
import { contentIn } from '@/content';
import { callLineIn } from '@/content/facts-in-copy';

export const generateMetadata = metadataOf('home');

export default async function HomePage() {
  const locale = await localeOfCopy('home');
  const { hero, leadCards, infoPanel, paymentPanel } = contentIn(locale).home;
  return (
    <>
      <Hero {...hero} layout="home" call={callLineIn(locale)} />
      <LeadCards {...leadCards} />
      <InfoPanel {...infoPanel} />
      <Statement text={infoPanel.statement} />
      <PaymentPanel {...paymentPanel} />
    </>
  );
}
