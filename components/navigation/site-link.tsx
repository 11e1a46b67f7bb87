import { getTranslations } from 'next-intl/server';
import type { ComponentPropsWithoutRef } from 'react';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/routing';
import { resolveLink } from '@/lib/links/resolve-link';
import { ResolvedLink } from './resolved-link';

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & {
  href: string;
  marksCurrent?: boolean;
  /** Language of the surrounding text and of the linked page; by default that of the current page. */
  locale?: Locale;
};

/** A server-rendered link to an address from content. Internal addresses have no language prefix. */
export async function SiteLink({ href, locale, ...rest }: SiteLinkProps) {
  const own = locale ?? (await currentLocale());
  const t = await getTranslations({ locale: own, namespace: 'SiteLink' });
  return <ResolvedLink {...rest} link={resolveLink(href, own)} newTabLabel={t('newTab')} />;
}
