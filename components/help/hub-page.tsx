import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Detail } from '@/components/engravings/detail';
import { doorLit } from '@/components/engravings/drawings/door-lit';
import { SiteLink } from '@/components/navigation/site-link';
import { RichParagraph } from '@/components/text/rich-text';
import { ButtonLink } from '@/components/ui/button-link';
import type { FreeHelpRow } from '@/content/help/free-help-by-place';
import type { HelpLine } from '@/content/help/lists';
import type { SituationGroupName } from '@/content/help/situations';
import type { HelpHub } from '@/content/types';
import { pagePaths } from '@/lib/pages/pages';
import { partIds } from '@/lib/pages/part-ids';
import type { Rich } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import type { NumberToCall } from './call-or-dispute';
import { Callout } from './callout';
import { Filtered } from './filtered';
import { FreeHelpTable } from './free-help-table';
import { groupDrawings } from './help-drawings';
import { HelpFilter, type ListFilter } from './help-filter';
import { HelpLayout } from './help-layout';
import { HelpList } from './help-list';
import { HelpSection } from './help-section';
import { HowToDispute } from './how-to-dispute';
import styles from './hub-page.module.css';

type HubPageProps = HelpHub & {
  call: NumberToCall;
  lists: readonly { name: SituationGroupName; title: string; lines: readonly HelpLine[] }[];
  freeHelp: { intro: Rich; rows: readonly FreeHelpRow[] };
  filter: ListFilter;
};

const ids = partIds.help;

/** Every situation as a question, in groups; then how to dispute, tools, and who helps for free. */
export async function HubPage({ call, lists, freeHelp, filter, title, lead, dispute, tools }: HubPageProps) {
  const t = await getTranslations('Help');
  const total = lists.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <HelpLayout page="help" title={title} lead={lead} drawing={doorLit} call={call}>
      <HelpFilter {...filter} total={total}>
        <div className={styles.groups}>
          {lists.map(({ name, title: heading, lines }) => (
            <Filtered key={name} as="section" ids={lines.map(({ id }) => id)} className={styles.group}>
              <Detail drawing={groupDrawings[name]} className={styles.detail} />
              <h2>{typeset(heading)}</h2>
              <HelpList lines={lines} Item={FilteredItem} />
            </Filtered>
          ))}
        </div>
      </HelpFilter>
      <HelpSection id={ids.dispute} title={dispute.title} layout="split">
        <div className={styles.disputed}>
          <Callout>
            <HowToDispute lead={dispute.lead} items={dispute.items} />
            <RichParagraph text={dispute.send} />
          </Callout>
          <div className={styles.actions}>
            <ButtonLink label={t('writeLetter')} href={pagePaths['letters/dispute']} />
            <ButtonLink label={t('countDate')} href={`${pagePaths.dates}#${partIds.dates.dispute}`} theme="outline" />
          </div>
        </div>
      </HelpSection>
      <ul className={styles.tools} aria-label={t('tools')}>
        {tools.map(({ label, href, text }) => (
          <li key={href}>
            <SiteLink href={href}>{typeset(label)}</SiteLink>
            <p>{typeset(text)}</p>
          </li>
        ))}
      </ul>
      <HelpSection id={ids.freeHelp} title={t('parts.freeHelp')} layout="split">
        <RichParagraph text={freeHelp.intro} />
        <FreeHelpTable rows={freeHelp.rows} />
        <RichParagraph text={t('generalHub')} />
      </HelpSection>
    </HelpLayout>
  );
}

function FilteredItem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Filtered as="li" ids={[id]}>
      {children}
    </Filtered>
  );
}
