'use client';
import Link from 'next/link';
import type { ComponentPropsWithoutRef } from 'react';
import { loadInFull } from '@/lib/browser/load-in-full';
import { opensAsDocument } from './opens-as-document';
import { usePrefetch } from './use-prefetch';

/** The props of an `a` element with `href` required, without the handlers by which the link prefetches its page. */
export type AppLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | keyof ReturnType<typeof usePrefetch>> & {
  href: string;
};

/** A link to a page of this site. `href` is final: it already has its language. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  const prefetch = usePrefetch(href);
  return (
    <Link
      {...rest}
      {...prefetch}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        if (loadInFull(href, opensAsDocument(href))) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
