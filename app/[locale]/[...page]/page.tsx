import type { Metadata } from 'next';
import { metadataOf } from '@/app/page-metadata';
import { CopyPage } from '../copy-page';
import { Paired, pairedMetadata } from '../paired';
import { addressAt, addresses } from './addresses';
import { Changes, Version, versionMetadata, Versions } from './versions';

export const dynamicParams = false;

export const generateStaticParams = () => addresses().map(({ path }) => ({ page: path.slice(1).split('/') }));

type Props = { params: Promise<{ page: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = addressAt((await params).page);
  if (address.kind === 'page') return metadataOf(address.name)();
  return address.kind === 'paired' ? pairedMetadata(address.name) : versionMetadata(address);
}

/** Pages of copy whose address has several segments, and subpages: both languages side by side, and versions of notices. */
export default async function Page({ params }: Props) {
  const address = addressAt((await params).page);
  switch (address.kind) {
    case 'paired':
      return <Paired name={address.name} />;
    case 'versions':
      return <Versions notice={address.name} />;
    case 'version':
      return <Version {...address} />;
    case 'changes':
      return <Changes {...address} />;
    case 'page':
      return <CopyPage name={address.name} />;
  }
}
