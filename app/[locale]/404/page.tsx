import { getTranslations } from 'next-intl/server';
import { unlistedMetadataOf } from '@/app/page-metadata';
import { Plate } from '@/components/engravings/plate';
import { ErrorMessage } from '@/components/feedback/error-message';
import { SiteLink } from '@/components/navigation/site-link';
import { CallLine } from '@/components/text/call-line';
import { ButtonLink } from '@/components/ui/button-link';
import { contentIn } from '@/content';
import { callLineIn } from '@/content/facts-in-copy';
import { currentLocale } from '@/lib/i18n/current-locale';

/** Becomes `404.html` and `es/404.html`, which hosts serve at any unknown address (`address-4`). */
export const generateMetadata = unlistedMetadataOf('not-found');

export default async function NotFoundPage() {
  const locale = await currentLocale();
  const { reassurance, helpTitle, help } = contentIn(locale)['not-found'];
  const [t, error] = await Promise.all([getTranslations('NotFound'), getTranslations('Error')]);
  return (
    <ErrorMessage
      code={`${error('code')} 404`}
      heading={t('heading')}
      text={t('text')}
      reassurance={reassurance}
      actions={<ButtonLink label={error('home')} href="/" />}
      plate={<Plate image="closed-door" alt="" />}
    >
      <h2>{helpTitle}</h2>
      <ul>
        {help.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      <CallLine {...callLineIn(locale)} />
    </ErrorMessage>
  );
}
