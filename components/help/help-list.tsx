import { SiteLink } from '@/components/navigation/site-link';
import { typeset } from '@/lib/text/typeset';
import { Filtered } from './filtered';
import styles from './help-list.module.css';

/** One line of a list of situations, with its language if that is not the page's. */
export type HelpLine = { id: string; path: string; title: string; cue: string; lang?: string };

/** Situations as questions, each with the words printed on letters about it. */
export function HelpList({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ id, path, title, cue, lang }) => (
        <Filtered key={id} as="li" ids={[id]}>
          <SiteLink href={path} lang={lang}>
            <span>{typeset(title)}</span>
            <small>{typeset(cue)}</small>
          </SiteLink>
        </Filtered>
      ))}
    </ul>
  );
}
