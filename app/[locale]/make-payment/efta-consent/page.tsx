import { getTranslations } from 'next-intl/server';
import { localeOfCopy } from '@/app/locale-of-copy';
import { metadataOf } from '@/app/page-metadata';
import { DocumentLayout } from '@/components/documents/document-layout';
import { coins } from '@/components/engravings/drawings/coins';
import { ConsentFlow } from '@/components/pages/efta-consent/consent-flow';
import { ReadInBoth } from '@/components/pairs/read-in-both';
import { RichParagraph, RichText } from '@/components/text/rich-text';
import { PrintPageButton } from '@/components/ui/print-page-button';
import { contentIn } from '@/content';
import { partIds } from '@/lib/pages/part-ids';
import { typeset } from '@/lib/text/typeset';
import { typesetAll } from '@/lib/text/typeset-all';

export const generateMetadata = metadataOf('make-payment/efta-consent');

export default async function EftaConsentPage() {
  const locale = await localeOfCopy('make-payment/efta-consent');
  const { title, lead, summary, sections, consent } = contentIn(locale)['make-payment/efta-consent'];
  const labels = await getTranslations('Consent');
  const { text, callHours, phones, ...words } = consent;
  return (
    <DocumentLayout
      title={title}
      lead={lead}
      drawing={coins}
      summary={summary}
      sections={sections}
      actions={
        <>
          <PrintPageButton />
          <ReadInBoth page="make-payment/efta-consent" />
        </>
      }
      foot={
        <ConsentFlow
          id={partIds['make-payment/efta-consent'].consent}
          words={{ ...typesetAll(words), consent: labels('consent'), withdraw: labels('withdraw') }}
          locale={locale}
          text={<RichText text={text} />}
          phones={
            <>
              <RichParagraph text={callHours} />
              <ul>
                {phones.map(({ label, phone }) => (
                  <li key={label}>
                    {typeset(`${label}: `)}
                    <RichText text={phone} />
                  </li>
                ))}
              </ul>
            </>
          }
        />
      }
    />
  );
}
