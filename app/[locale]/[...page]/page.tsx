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
import {
  informationNames,
  noticeNames,
  pairedNames,
  pairedSegment,
  type InformationName,
  type NoticeName,
  type PairedName,
} from '@/lib/pages/pages';
import { metadataOf } from '@/app/page-metadata';
import { Paired, pairedMetadata } from './paired';

/** The pages that differ only in their copy: those of help and the legal notices. */
const names = [...informationNames, ...noticeNames];

/** What is engraved beside the titles that have a drawing of their own. */
const drawings: Partial<Record<InformationName, Drawing>> = {
  'make-payment/request-callback': lamp,
  'my-account/account-details': ledgers,
};

export const dynamicParams = false;

export const generateStaticParams = () =>
  [...names, ...pairedNames.map((name) => `${name}/${pairedSegment}`)].map((path) => ({ page: path.split('/') }));

type Props = { params: Promise<{ page: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const paired = await pairedIn(params);
  return paired ? pairedMetadata(paired) : metadataOf(await nameIn(params))();
}

export default async function Page({ params }: Props) {
  const paired = await pairedIn(params);
  if (paired) return <Paired name={paired} />;
  const [name, content] = [await nameIn(params), contentIn(await currentLocale())];
  if (isOneOf(noticeNames, name))
    return <LegalDocument name={name} document={content[name]} notice={notices[name]} record={await recordOf(name)} />;
  return <InformationPage name={name} drawing={drawings[name]} {...content[name]} />;
}

/** Hash and address of the plain text of the present version, once it is recorded. */
async function recordOf(name: NoticeName) {
  const locale = await currentLocale();
  const present = recordedVersions(name).find(({ version }) => version === notices[name].version);
  return present && { sha256: present.texts[locale].sha256, file: textAddress(present, locale) };
}

/** The page that is read in both languages, where the address names one. */
async function pairedIn(params: Props['params']): Promise<PairedName | undefined> {
  const { page } = await params;
  return page.at(-1) === pairedSegment ? oneOf(pairedNames, page.slice(0, -1).join('/')) : undefined;
}

async function nameIn(params: Props['params']) {
  return oneOf(names, (await params).page.join('/'));
}
