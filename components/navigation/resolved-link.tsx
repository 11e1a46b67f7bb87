import type { ComponentPropsWithoutRef } from 'react';
import { leaveSiteAttribute, mark } from '@/boot/protocol';
import type { ResolvedLink as Resolved } from '@/lib/links/resolve-link';
import { AppLink } from './app-link';
import { NavLink } from './nav-link';
import { NewTabText } from './new-tab-text';

/** The props of an `a` element with a resolved address; `newTabLabel` is announced if it opens a new tab. */
export type ResolvedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> & {
  link: Resolved;
  newTabLabel: string;
  /** Whether the link is marked when it leads to the current page. */
  marksCurrent?: boolean;
};

/** The component behind every link to an address from content, on the server and in the browser. `resolveLink` decides how it behaves. */
export function ResolvedLink({ link, newTabLabel, marksCurrent, children, ...rest }: ResolvedLinkProps) {
  const { kind, href, target, warns } = link;
  if (kind === 'page') {
    const PageLink = marksCurrent ? NavLink : AppLink;
    return (
      <PageLink {...rest} href={href}>
        {children}
      </PageLink>
    );
  }
  const newTab = target && { target, rel: 'noopener noreferrer' };
  return (
    <a {...rest} href={href} {...newTab} {...(warns && mark(leaveSiteAttribute))}>
      {target ? <NewTabText note={newTabLabel}>{children}</NewTabText> : children}
    </a>
  );
}
