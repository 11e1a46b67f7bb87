import { getTranslations } from 'next-intl/server';
import type { ComponentPropsWithoutRef } from 'react';
import { currentLocale } from '@/lib/i18n/current-locale';
import { resolveLink } from '@/lib/links/resolve-link';
import { ResolvedLink } from './resolved-link';

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & { href: string; marksCurrent?: boolean };

/** A link to an address of content, on the server. Internal addresses are without a language. */
export async function SiteLink({ href, ...rest }: SiteLinkProps) {
  const t = await getTranslations('LeaveSite');
  return <ResolvedLink {...rest} link={resolveLink(href, await currentLocale())} newTabLabel={t('newTab')} />;
}
