import { InformationPage } from '@/components/documents/information-page';
import { LegalDocument } from '@/components/documents/legal-document';
import type { Drawing } from '@/components/engravings/drawing';
import { ledgers } from '@/components/engravings/drawings/ledgers';
import { telephone } from '@/components/engravings/drawings/telephone';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { plainTextOf, recordedLocale, recordedVersions } from '@/content/versions';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/routing';
import { isOneOf } from '@/lib/is-one-of';
import { type InformationName, type NoticeName, noticeNames } from '@/lib/pages/pages';

/** The engravings shown beside the titles of some pages. */
const drawings: Partial<Record<InformationName, Drawing>> = {
  'make-payment/request-callback': telephone,
  'my-account/account-details': ledgers,
};

/** A page that differs from others only in its copy: a page of information or a legal notice. */
export async function CopyPage({ name }: { name: InformationName | NoticeName }) {
  const locale = await currentLocale();
  const content = contentIn(locale);
  if (isOneOf(noticeNames, name))
    return (
      <LegalDocument
        name={name}
        isPaired
        document={content[name]}
        notice={notices[name]}
        record={publishedText(name, locale)}
      />
    );
  return <InformationPage name={name} drawing={drawings[name]} {...content[name]} />;
}

/** Hash and address of the plain text of the current version, if it has been recorded. */
function publishedText(name: NoticeName, locale: Locale) {
  const present = recordedVersions(name).find(({ version }) => version === notices[name].version);
  return present && plainTextOf(present, recordedLocale(locale));
}
