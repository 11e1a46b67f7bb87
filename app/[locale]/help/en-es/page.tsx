import { Paired, pairedMetadata } from '@/app/[locale]/[...page]/paired';

export const generateMetadata = () => pairedMetadata('help');

export default function Page() {
  return <Paired name="help" />;
}
