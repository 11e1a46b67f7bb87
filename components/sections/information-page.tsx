import type { ReactNode } from 'react';
import type { InformationPage as InformationPageContent } from '@/content/types';
import { Button } from '@/components/ui/button';
import { DocumentLayout } from './document-layout';

type InformationPageProps = InformationPageContent & { additions?: Readonly<Record<string, ReactNode>> };

/** A page of help with its actions at the top: the first one gold, the others outlined. */
export function InformationPage({ title, lead, actions, sections, additions }: InformationPageProps) {
  return (
    <DocumentLayout
      title={title}
      lead={lead}
      sections={sections}
      additions={additions}
      actions={actions.map(({ label, href }, index) => (
        <Button key={href} label={label} url={href} theme={index === 0 ? 'gold' : 'outline'} />
      ))}
    />
  );
}
