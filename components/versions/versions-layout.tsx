import type { ReactNode } from 'react';
import { RuledPage } from '@/components/sections/ruled-page';
import { typeset } from '@/lib/text/typeset';

type VersionsLayoutProps = {
  title: string;
  /** Paragraphs below the title. */
  intro: ReactNode;
  children: ReactNode;
};

/** A page about the versions of a notice: its title and introduction above a line, and its body. */
export function VersionsLayout({ title, intro, children }: VersionsLayoutProps) {
  return (
    <RuledPage>
      <header>
        <h1>{typeset(title)}</h1>
        {intro}
      </header>
      {children}
    </RuledPage>
  );
}
