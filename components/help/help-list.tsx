import { SiteLink } from '@/components/navigation/site-link';
import type { HelpLine } from '@/content/help/lists';
import { typeset } from '@/lib/text/typeset';
import { Filtered } from './filtered';
import styles from './help-list.module.css';

/** Situations as questions, each with the words printed on letters about it. */
export function HelpList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ id, href, title, cue, lang }) => (
        <Filtered key={id} as="li" ids={[id]}>
          <SiteLink href={href} lang={lang}>
            <span>{typeset(title)}</span>
            <small>{typeset(cue)}</small>
          </SiteLink>
        </Filtered>
      ))}
    </ul>
  );
}
