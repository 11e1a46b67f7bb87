'use client';
import type { ReactNode } from 'react';
import { useCurrentPath } from '@/components/navigation/use-current-path';
import { defaultLocale } from '@/lib/i18n/routing';
import styles from './copy-language.module.css';

type CopyLanguageProps = {
  /** Addresses, in English, of pages without copy in the language of the frame; that of a list of versions is meant with what stands under it. */
  untranslated: readonly string[];
  /** What is said above the English copy. */
  message: string;
  children: ReactNode;
};

/** Says above a page that is not in the language of the frame that it is not, and marks its copy as English (`locale-14`). */
export function CopyLanguage({ untranslated, message, children }: CopyLanguageProps) {
  const path = useCurrentPath().replace(/(?<=\/versions)\/.*/, '');
  if (!untranslated.includes(path)) return children;
  return (
    <>
      <p className={styles.message}>{message}</p>
      <div lang={defaultLocale}>{children}</div>
    </>
  );
}
