import type { ComponentPropsWithoutRef } from 'react';
import { config } from '@/lib/config';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizePath } from '@/lib/i18n/localize-path';
import { linkKind } from '@/lib/links/link-kind';
import { AppLink } from './app-link';
import { ExternalLink } from './external-link';

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/** The one link of the site: its address decides how it behaves (`lib/links/link-kind`). Internal addresses are without a language. */
export async function SiteLink({ href, ...rest }: SiteLinkProps) {
  switch (linkKind(href, config.ownDomain)) {
    case 'internal':
      return <AppLink {...rest} href={localizePath(href, await currentLocale())} />;
    case 'third-party':
      return <ExternalLink {...rest} href={href} />;
    case 'own-site':
    case 'unchanged':
      return <a {...rest} href={href} />;
  }
}
