import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import { RichText } from '@/components/text/rich-text';
import type { FreeHelpRow } from '@/content/help/free-help-by-place';
import { plainText } from '@/lib/text/inline-markup';
import { typeset } from '@/lib/text/typeset';
import { HelpTable } from './help-table';
import styles from './free-help-table.module.css';

/** Public bodies and non-profits, by place. */
export async function FreeHelpTable({ rows }: { rows: readonly FreeHelpRow[] }) {
  const t = await getTranslations('Help');
  return (
    <HelpTable>
      {rows.map(({ place, title, links }) => (
        <div key={place}>
          <dt>{typeset(title)}</dt>
          {links.map(({ name, href, label, note, isInEnglish }) => (
            <dd key={name}>
              <SiteLink href={href}>
                {/* Without markup a string, so that the icon of a new tab stays beside its last word. */}
                {plainText(label) === label ? typeset(label) : <RichText text={label} />}
              </SiteLink>
              <span className={styles.note}>
                {typeset(note)}
                {isInEnglish && ` (${t('inEnglish')})`}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </HelpTable>
  );
}
