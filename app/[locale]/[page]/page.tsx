import type { Metadata } from 'next';
import { metadataOf } from '@/app/page-metadata';
import { oneOfOrNotFound } from '@/lib/pages/family';
import { informationNames, noticeNames } from '@/lib/pages/pages';
import { CopyPage } from '../copy-page';

/** Pages of copy whose address is one segment, their name. They have a route apart from `[...page]` so that they do not load its styles. */
const names = [...informationNames, ...noticeNames].filter((name) => !name.includes('/'));

export const dynamicParams = false;

export const generateStaticParams = () => names.map((page) => ({ page }));

type Props = { params: Promise<{ page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(oneOfOrNotFound(names, (await params).page))();
}

export default async function Page({ params }: Props) {
  return <CopyPage name={oneOfOrNotFound(names, (await params).page)} />;
}
