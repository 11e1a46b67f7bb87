import type { ReactNode } from 'react';
import { typeset } from '@/lib/text/typeset';
import styles from './versions-layout.module.css';

type VersionsLayoutProps = {
  title: string;
  /** Paragraphs below the title. */
  intro: ReactNode;
  children: ReactNode;
};

/** A page about the versions of a notice: its title and introduction above a line, and its body. */
export function VersionsLayout({ title, intro, children }: VersionsLayoutProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{typeset(title)}</h1>
        {intro}
      </header>
      {children}
    </article>
  );
}
