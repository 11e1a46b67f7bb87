'use client';
import { withoutLocale } from '@/lib/i18n/localize-path';
import { AppLink, type AppLinkProps } from './app-link';
import { useCurrentPath } from './use-current-path';

/** An `AppLink` of the frame that is marked when it links to the current page. */
export function NavLink(props: AppLinkProps) {
  return <AppLink {...props} aria-current={useCurrentPath() === withoutLocale(props.href) ? 'page' : undefined} />;
}
