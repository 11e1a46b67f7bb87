import { PageSection } from '@/components/sections/page-section';
import { ContentBlocks } from '@/components/text/content-blocks';
import { RichText } from '@/components/text/rich-text';
import type { Service as ServiceContent } from '@/content/types';
import styles from './service.module.css';

/** One service, or the offer to creditors, in its parts. */
export function Service({ id, subtitle, title, intro, parts }: ServiceContent) {
  return (
    <PageSection
      id={id}
      title={title}
      below={
        <div className={styles.parts}>
          {parts.map((part) => (
            <div key={part.title} className={styles.part}>
              <h3>{part.title}</h3>
              <ContentBlocks blocks={part.blocks} />
            </div>
          ))}
        </div>
      }
    >
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.intro}>
        <RichText text={intro} />
      </p>
    </PageSection>
  );
}
