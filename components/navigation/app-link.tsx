'use client';
import Link from 'next/link';
import type { ComponentPropsWithoutRef } from 'react';
import { loadInFull } from '@/lib/browser/load-in-full';
import { usePrefetch } from './use-prefetch';

/** Those of a link that has an address. */
export type AppLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string };

/** A link to a page of this site. `href` is final: it already has its language. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  const { props, isDocumentReady } = usePrefetch(href);
  return (
    <Link
      {...rest}
      {...props}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        if (loadInFull(href, isDocumentReady())) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
