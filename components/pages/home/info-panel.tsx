import { CardGrid } from '@/components/sections/card-grid';
import { PageSection } from '@/components/sections/page-section';
import { RichParagraph, RichText } from '@/components/text/rich-text';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { HomePage } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './info-panel.module.css';

/** Home: who the firm is, how it works, where to verify it, and who answers which number. */
export function InfoPanel({ title, text, facts, people, link }: Omit<HomePage['infoPanel'], 'statement'>) {
  return (
    <PageSection
      title={title}
      below={
        <>
          <CardGrid cards={facts} columns={3} />
          <div className={styles.directory} id={people.id} data-opening="guilloche">
            <div>
              <p className={styles.label}>{typeset(people.subtitle)}</p>
              <h3>{typeset(people.title)}</h3>
              <RichParagraph text={people.copy} />
            </div>
            <dl className="figures">
              {people.phones.map(({ label, phone }) => (
                <div key={label}>
                  <dt>{typeset(label)}</dt>
                  <dd>
                    <RichText text={phone} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </>
      }
    >
      <p className={styles.lead}>
        <RichText text={text} />
      </p>
      <ArrowLink label={link.label} href={link.href} />
    </PageSection>
  );
}
