import { Footer } from '@/components/layout/footer';
import { LegalLines } from '@/components/layout/legal-lines';
import { RichText } from '@/components/text/rich-text';
import { contentIn } from '@/content';
import { email, mainLine, phone, sitesIn } from '@/content/facts-in-copy';
import { firm, isSample } from '@/content/firm';
import { navigationIn } from '@/content/navigation';
import type { Locale } from '@/lib/i18n/routing';
import { frameIds } from '@/lib/pages/part-ids';
import { envelopeLines } from '@/lib/text/postal-address';
import { typeset } from '@/lib/text/typeset';

/** The footer with the firm's addresses, links and legal text. */
export function SiteFooter({ locale }: { locale: Locale }) {
  const { disclosures } = contentIn(locale);
  const navigation = navigationIn(locale);
  const [name, street, city] = envelopeLines(firm.name, firm.addresses.mail);
  return (
    <Footer
      linksId={frameIds.links}
      groups={navigation.footer}
      applicants={navigation.applicants}
      social={navigation.social}
      reach={
        <>
          {/* In lines, as on an envelope; the spaces keep copied text readable. */}
          <p>
            {typeset(`${name}, `)}
            <br />
            {typeset(`${street}, `)}
            <br />
            {city.replaceAll(' ', '\u00A0')}
          </p>
          {[phone[mainLine[locale]], email.info].map((line) => (
            <p key={line}>
              <RichText text={line} />
            </p>
          ))}
        </>
      }
      legal={
        <LegalLines
          everyPage={disclosures.everyPage}
          homeOnly={disclosures.homeOnly}
          licensesTitle={disclosures.licensesTitle}
          licenses={firm.licenses}
          sites={sitesIn(locale)}
          sampleNote={isSample ? disclosures.sample : undefined}
        />
      }
    />
  );
}
