import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { resolveLink } from '@/lib/links/resolve-link';
import { ArrowLink } from './arrow-link';

type ArrowButtonProps = { label: string; url: string };

/** A link with an arrow, or with the new-tab icon if it opens one. */
export async function ArrowButton({ label, url }: ArrowButtonProps) {
  const t = await getTranslations('LeaveSite');
  return <ArrowLink label={label} link={resolveLink(url, await currentLocale())} newTabLabel={t('newTab')} />;
}
