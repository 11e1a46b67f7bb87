import { LegalDocument } from '@/components/documents/legal-document';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import { currentLocale } from '@/lib/i18n/current-locale';

export const dynamicParams = false;
/** One page per copy; `scripts/bench-build.ts`, which copies this file into `app`, sets `COPIES` to their number in each language. */
export const generateStaticParams = () =>
  Array.from({ length: Number(process.env.COPIES) }, (_, index) => ({ copy: String(index) }));

export default async function Copy() {
  const content = contentIn(await currentLocale());
  return <LegalDocument name="terms-of-use" document={content['terms-of-use']} notice={notices['terms-of-use']} />;
}
