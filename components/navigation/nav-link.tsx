'use client';
import { AppLink, type AppLinkProps } from './app-link';
import { useCurrentPath } from './use-current-path';

/** An `AppLink` of the frame that says when it is the present page; `path` is that page's address in English. */
export function NavLink({ path, ...rest }: AppLinkProps & { path: string }) {
  return <AppLink {...rest} aria-current={useCurrentPath() === path ? 'page' : undefined} />;
}
