import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ErrorMessage } from '@/components/feedback/error-message';
import { SiteLink } from '@/components/navigation/site-link';
import { Button } from '@/components/ui/button';
import { contentIn } from '@/content';
import { firm } from '@/content/firm';
import { currentLocale } from '@/lib/i18n/current-locale';
import { fullTitle } from '@/lib/pages/metadata';

/** Becomes `404.html` and `es/404.html`, which stand at any unknown address (`address-4`). */
export async function generateMetadata(): Promise<Metadata> {
  const { meta } = contentIn(await currentLocale()).notFound;
  return { title: fullTitle(meta.title, firm.name), description: meta.description, robots: { index: false } };
}

export default async function NotFoundPage() {
  const { helpTitle, help } = contentIn(await currentLocale()).notFound;
  const t = await getTranslations('NotFound');
  return (
    <ErrorMessage code={`${t('code')} 404`} heading={t('heading')} text={t('text')}>
      <Button label={t('home')} url="/" />
      <h2>{helpTitle}</h2>
      <ul>
        {help.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </ErrorMessage>
  );
}
