import type { ReactNode } from 'react';
import type { Drawing } from '@/components/engravings/drawing';
import { envelope } from '@/components/engravings/drawings/envelope';
import { ReadInBoth } from '@/components/pairs/read-in-both';
import { ButtonLink } from '@/components/ui/button-link';
import { PrintPageButton } from '@/components/ui/print-page-button';
import type { InformationPage as InformationPageContent } from '@/content/types';
import type { InformationName } from '@/lib/pages/pages';
import { DocumentLayout } from './document-layout';

type InformationPageProps = InformationPageContent & {
  /** The page's key, if there is a page with both languages of it. */
  name?: InformationName;
  /** The engraving beside the title. */
  drawing?: Drawing;
  additions?: Readonly<Record<string, ReactNode>>;
};

/** A page of information with its actions at the top: the first gold, the others outlined, and Print beside "Read in both languages". */
export function InformationPage({
  name,
  title,
  lead,
  actions,
  sections,
  drawing = envelope,
  additions,
}: InformationPageProps) {
  const hasForm = sections.some(({ blocks }) => blocks.some(({ type }) => type === 'printable_form'));
  return (
    <DocumentLayout
      title={title}
      lead={lead}
      drawing={drawing}
      sections={sections}
      additions={additions}
      actions={
        <>
          {actions.map(({ label, href }, index) => (
            <ButtonLink key={href} label={label} href={href} theme={index === 0 ? 'gold' : 'outline'} />
          ))}
          {(name || hasForm) && <PrintPageButton />}
          {name && <ReadInBoth page={name} />}
        </>
      }
    />
  );
}
