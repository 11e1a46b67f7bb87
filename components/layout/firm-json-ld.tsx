import type { LegalService, WithContext } from 'schema-dts';
import type { Firm } from '@/content/types';
import { defaultLocale, locales } from '@/lib/i18n/routing';
import { sharePicturePath } from '@/lib/pages/share-picture';

/** Names of weekdays in schema.org (https://schema.org/DayOfWeek). */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type FirmJsonLdProps = {
  firm: Firm;
  /** Weekdays of the office; 0 is Sunday. */
  openDays: { first: number; last: number };
  /** Seconds since midnight. */
  officeHours: { opens: number; closes: number };
  siteUrl: string;
};

/** The firm for search engines, as JSON-LD (`meta-4`). */
export function FirmJsonLd({ firm, openDays, officeHours, siteUrl }: FirmJsonLdProps) {
  const { street, city, state, zip } = firm.addresses.office;
  const data: WithContext<LegalService> = {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${siteUrl}/#firm`,
    name: firm.name,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}${sharePicturePath('home', defaultLocale)}`,
    telephone: firm.phones.main,
    email: firm.emails.info,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.slice(openDays.first, openDays.last + 1),
      opens: clockTime(officeHours.opens),
      closes: clockTime(officeHours.closes),
    },
    knowsLanguage: locales,
    areaServed: 'US',
  };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

/** Seconds since midnight as `08:00`. */
function clockTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 16);
}
