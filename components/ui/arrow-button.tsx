import { getTranslations } from 'next-intl/server';
import { config } from '@/lib/config';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizePath } from '@/lib/i18n/localize-path';
import { linkKind } from '@/lib/links/link-kind';
import { ArrowLink } from './arrow-link';

type ArrowButtonProps = { label: string; url: string };

/** A link with an arrow: an address with `http` opens a new tab, a path is a page of this site (`link-2`). */
export async function ArrowButton({ label, url }: ArrowButtonProps) {
  const kind = linkKind(url, config.ownDomain);
  const href = kind === 'internal' ? localizePath(url, await currentLocale()) : url;
  const t = await getTranslations('LeaveSite');
  return <ArrowLink label={label} href={href} kind={kind} newTabLabel={t('newTab')} />;
}
