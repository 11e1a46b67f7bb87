import type { HomePage } from '@/content/types';
import { ArrowButton } from '@/components/ui/arrow-button';
import { CardGrid } from './card-grid';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

/** Home: how the firm works, licensed, real people, hours. */
export function InfoPanel({ title, text, facts, link }: HomePage['infoPanel']) {
  return (
    <PageSection title={title} tone="ink">
      <p>
        <RichText text={text} />
      </p>
      <CardGrid cards={facts} columns={2} />
      <ArrowButton label={link.label} url={link.href} />
    </PageSection>
  );
}
