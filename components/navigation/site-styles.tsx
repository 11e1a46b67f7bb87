'use client';
import { usePathname } from 'next/navigation';
import { useInsertionEffect } from 'react';
import { applySiteSheetTo } from '@/lib/browser/site-sheet';

/** Applies the styles of all pages after a client navigation, before the new page is measured, scrolled or painted. */
export function SiteStyles() {
  const pathname = usePathname();
  useInsertionEffect(() => applySiteSheetTo(pathname), [pathname]);
  return null;
}
