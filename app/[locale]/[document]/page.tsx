import type { Metadata } from 'next';
import { LegalDocument } from '@/components/sections/legal-document';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import type { LegalDocumentName } from '@/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pageNames, pagePaths } from '@/lib/pages/pages';
import { metadataOf } from '@/app/page-metadata';

export const dynamicParams = false;

const documentNames = Object.keys(notices) as LegalDocumentName[];

export const generateStaticParams = () => documentNames.map((document) => ({ document }));

type Props = { params: Promise<{ document: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const name = await documentName(params);
  const page = pageNames.find((candidate) => pagePaths[candidate] === `/${name}`);
  if (!page) throw new Error(`lib/pages/pages.ts has no page at /${name}`);
  return metadataOf(page, (content) => content.legal[name].meta)();
}

export default async function LegalDocumentPage({ params }: Props) {
  const name = await documentName(params);
  return <LegalDocument document={contentIn(await currentLocale()).legal[name]} notice={notices[name]} />;
}

/** `generateStaticParams` gives these names only. */
async function documentName(params: Props['params']): Promise<LegalDocumentName> {
  return (await params).document as LegalDocumentName;
}
