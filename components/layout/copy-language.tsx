'use client';
import type { ReactNode } from 'react';
import { useCurrentPath } from '@/components/navigation/use-current-path';
import { defaultLocale } from '@/lib/i18n/routing';

type CopyLanguageProps = {
  /** English addresses of pages without copy in the frame's language; that of a list of versions covers the pages below it. */
  untranslated: readonly string[];
  /** The message above the English copy. */
  message: string;
  children: ReactNode;
};

/** Shows a message above copy that is not in the frame's language, and marks that copy as English (`locale-14`). */
export function CopyLanguage({ untranslated, message, children }: CopyLanguageProps) {
  const path = useCurrentPath().replace(/(?<=\/versions)\/.*/, '');
  if (!untranslated.includes(path)) return children;
  return (
    <>
      <p className="page-note">{message}</p>
      <div lang={defaultLocale}>{children}</div>
    </>
  );
}
