import { getTranslations } from 'next-intl/server';
import type { HelpLine } from '@/content/help/lists';
import { situationParts } from '@/lib/pages/part-ids';
import { HelpList } from './help-list';
import { HelpSection } from './help-section';
import styles from './related-help.module.css';

type RelatedHelpProps = { lines: readonly HelpLine[]; layout?: 'stack' | 'split' };

/** The last section of a page of help: other pages that may help. */
export async function RelatedHelp({ lines, layout }: RelatedHelpProps) {
  const t = await getTranslations('Help');
  return (
    <div className={styles.related}>
      <HelpSection id={situationParts.related} title={t('parts.related')} layout={layout}>
        <HelpList lines={lines} />
      </HelpSection>
    </div>
  );
}
