import type { Metadata } from 'next';
import type { Drawing } from '@/components/engravings/drawing';
import { lamp } from '@/components/engravings/drawings/lamp';
import { ledgers } from '@/components/engravings/drawings/ledgers';
import { InformationPage } from '@/components/sections/information-page';
import { LegalDocument } from '@/components/sections/legal-document';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { recordedVersions, textAddress } from '@/content/versions';
import { currentLocale } from '@/lib/i18n/current-locale';
import { isOneOf, oneOf } from '@/lib/pages/family';
import { informationNames, noticeNames, type InformationName, type NoticeName } from '@/lib/pages/pages';
import { metadataOf } from '@/app/page-metadata';

/** The pages that differ only in their copy: those of help and the legal notices. */
const names = [...informationNames, ...noticeNames];

/** What is engraved beside the titles that have a drawing of their own. */
const drawings: Partial<Record<InformationName, Drawing>> = {
  'make-payment/request-callback': lamp,
  'my-account/account-details': ledgers,
};

export const dynamicParams = false;

export const generateStaticParams = () => names.map((name) => ({ page: name.split('/') }));

type Props = { params: Promise<{ page: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(await nameIn(params))();
}

export default async function Page({ params }: Props) {
  const [name, content] = [await nameIn(params), contentIn(await currentLocale())];
  if (isOneOf(noticeNames, name))
    return <LegalDocument document={content[name]} notice={notices[name]} record={await recordOf(name)} />;
  return <InformationPage drawing={drawings[name]} {...content[name]} />;
}

/** Hash and address of the plain text of the present version, once it is recorded. */
async function recordOf(name: NoticeName) {
  const locale = await currentLocale();
  const present = recordedVersions(name).find(({ version }) => version === notices[name].version);
  return present && { sha256: present.texts[locale].sha256, file: textAddress(present, locale) };
}

async function nameIn(params: Props['params']) {
  return oneOf(names, (await params).page.join('/'));
}
