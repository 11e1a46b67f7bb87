import { getTranslations } from 'next-intl/server';
import type { ComponentPropsWithoutRef } from 'react';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/routing';
import { resolveLink } from '@/lib/links/resolve-link';
import { ResolvedLink } from './resolved-link';

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & {
  href: string;
  marksCurrent?: boolean;
  /** Language of the words around it and of the page that it leads to: the page's own unless said. */
  locale?: Locale | undefined;
};

/** A link to an address of content, on the server. Internal addresses are without a language. */
export async function SiteLink({ href, locale, ...rest }: SiteLinkProps) {
  const own = locale ?? (await currentLocale());
  const t = await getTranslations({ locale: own, namespace: 'LeaveSite' });
  return <ResolvedLink {...rest} link={resolveLink(href, own)} newTabLabel={t('newTab')} />;
}
