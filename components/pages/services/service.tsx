import { PageSection } from '@/components/sections/page-section';
import { SectionParts } from '@/components/sections/section-parts';
import { RichText } from '@/components/text/rich-text';
import type { Service as ServiceContent } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './service.module.css';

/** One service, or the offer to creditors, with its parts. */
export function Service({ id, subtitle, title, intro, parts }: ServiceContent) {
  return (
    <PageSection id={id} title={title} opening="double" below={<SectionParts parts={parts} />}>
      <p className={styles.subtitle}>{typeset(subtitle)}</p>
      <p className={styles.intro}>
        <RichText text={intro} />
      </p>
    </PageSection>
  );
}
