import { Footer } from '@/components/layout/footer';
import { LegalLines } from '@/components/layout/legal-lines';
import { RichText } from '@/components/text/rich-text';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { at, email, mainLine, phone, sitesIn } from '@/content/inline';
import { navigationIn } from '@/content/navigation';
import type { Locale } from '@/lib/i18n/routing';
import { frameIds } from '@/lib/pages/part-ids';

/** The footer with the firm's addresses, links and legal text. */
export function SiteFooter({ locale, legalTitle }: { locale: Locale; legalTitle: string }) {
  const { disclosures } = contentIn(locale);
  const navigation = navigationIn(locale);
  return (
    <Footer
      linksId={frameIds.links}
      groups={navigation.footer}
      applicants={navigation.applicants}
      social={navigation.social}
      reach={[at.mail, phone[mainLine[locale]], email.info].map((line) => (
        <p key={line}>
          <RichText text={line} />
        </p>
      ))}
      legal={
        <LegalLines
          title={legalTitle}
          everyPage={disclosures.everyPage}
          homeOnly={disclosures.homeOnly}
          licensesTitle={disclosures.licensesTitle}
          licenses={firm.licenses}
          sites={sitesIn(locale)}
          sampleNote={firm.sample ? disclosures.sample : undefined}
        />
      }
    />
  );
}
