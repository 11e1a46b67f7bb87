import { termDocuments } from '@/content/help/lists';
import { locales } from '@/lib/i18n/routing';
import { routeLocale } from '@/lib/pages/route-locale';

export const dynamic = 'force-static';

export const generateStaticParams = () => locales.map((locale) => ({ locale }));

/** The words as data, for the filter of their list. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  return Response.json(termDocuments(await routeLocale(params)));
}
