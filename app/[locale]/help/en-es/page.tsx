import { Paired, pairedMetadata } from '@/app/[locale]/paired';

export const generateMetadata = () => pairedMetadata('help');

export default function Page() {
  return <Paired name="help" />;
}
