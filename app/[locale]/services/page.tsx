import { metadataOf } from '@/app/page-metadata';
import { Service } from '@/components/pages/services/service';
import { Hero } from '@/components/sections/hero';
import { JumpNav } from '@/components/sections/jump-nav';
import { contentIn } from '@/content';
import { currentLocale } from '@/lib/i18n/current-locale';

export const generateMetadata = metadataOf('services');

export default async function ServicesPage() {
  const { hero, jumpNav, services, offer } = contentIn(await currentLocale()).services;
  return (
    <>
      <Hero {...hero} />
      <JumpNav items={jumpNav} />
      {services.map((service) => (
        <Service key={service.id} {...service} />
      ))}
      <Service {...offer} />
    </>
  );
}
