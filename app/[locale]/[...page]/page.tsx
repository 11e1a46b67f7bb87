import type { Metadata } from 'next';
import type { Drawing } from '@/components/engravings/drawing';
import { lamp } from '@/components/engravings/drawings/lamp';
import { ledgers } from '@/components/engravings/drawings/ledgers';
import { InformationPage } from '@/components/documents/information-page';
import { LegalDocument } from '@/components/documents/legal-document';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { recordedLocale, recordedVersions, textAddress } from '@/content/versions';
import { currentLocale } from '@/lib/i18n/current-locale';
import { isOneOf } from '@/lib/pages/family';
import { noticeNames, type InformationName, type NoticeName } from '@/lib/pages/pages';
import { metadataOf } from '@/app/page-metadata';
import { addressAt, addresses } from './addresses';
import { Paired, pairedMetadata } from './paired';
import { Changes, Version, Versions, versionMetadata } from './versions';

/** What is engraved beside the titles that have a drawing of their own. */
const drawings: Partial<Record<InformationName, Drawing>> = {
  'make-payment/request-callback': lamp,
  'my-account/account-details': ledgers,
};

export const dynamicParams = false;

export const generateStaticParams = () => [...addresses().keys()].map((path) => ({ page: path.slice(1).split('/') }));

type Props = { params: Promise<{ page: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = addressAt((await params).page);
  if (address.kind === 'page') return metadataOf(address.name)();
  return address.kind === 'paired' ? pairedMetadata(address.name) : versionMetadata(address);
}

/** The pages that differ only in their copy: those of information and the legal notices, with what stands under them. */
export default async function Page({ params }: Props) {
  const address = addressAt((await params).page);
  switch (address.kind) {
    case 'paired':
      return <Paired name={address.name} />;
    case 'versions':
      return <Versions notice={address.name} />;
    case 'version':
      return <Version notice={address.name} version={address.version} />;
    case 'changes':
      return <Changes notice={address.name} version={address.version} />;
    default:
      return <CopyPage name={address.name} />;
  }
}

async function CopyPage({ name }: { name: InformationName | NoticeName }) {
  const content = contentIn(await currentLocale());
  if (isOneOf(noticeNames, name))
    return <LegalDocument name={name} document={content[name]} notice={notices[name]} record={await recordOf(name)} />;
  return <InformationPage name={name} drawing={drawings[name]} {...content[name]} />;
}

/** Hash and address of the plain text of the present version, once it is recorded. */
async function recordOf(name: NoticeName) {
  const locale = recordedLocale(await currentLocale());
  const present = recordedVersions(name).find(({ version }) => version === notices[name].version);
  return present && { sha256: present.texts[locale].sha256, file: textAddress(present, locale), notice: name };
}
