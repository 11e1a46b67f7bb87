import { allRecordedVersions, textAddress } from '@/content/versions';
import { completeLocales } from '@/lib/i18n/routing';
import { RouterError } from '@/lib/pages/errors';

export const dynamic = 'force-static';

/** The plain text of every recorded version in each language, by address. */
const texts = () =>
  new Map(
    allRecordedVersions().flatMap((version) =>
      completeLocales.map((locale) => [textAddress(version, locale), version.texts[locale].text] as const),
    ),
  );

export const generateStaticParams = () =>
  [...texts().keys()].map((address) => ({ file: address.replace('/notices/', '') }));

/** Returns the text exactly as it was hashed, byte for byte. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const text = texts().get(`/notices/${file}`);
  if (text === undefined) throw new RouterError(`There is no text ${file}`, 404);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
