import type { ComponentType, ReactNode } from 'react';
import { SiteLink } from '@/components/navigation/site-link';
import type { HelpLine } from '@/content/help/lists';
import { typeset } from '@/lib/text/typeset';
import styles from './help-list.module.css';

type ItemProps = { id: string; children: ReactNode };

/** `Item` replaces the plain list item, where a filter hides some. */
type HelpListProps = { lines: readonly HelpLine[]; Item?: ComponentType<ItemProps> };

/** Situations as questions, each with the words printed on letters about it. */
export function HelpList({ lines, Item = PlainItem }: HelpListProps) {
  return (
    <ul className={styles.list}>
      {lines.map(({ id, href, title, cue, lang }) => (
        <Item key={id} id={id}>
          <SiteLink href={href} lang={lang}>
            <span>{typeset(title)}</span>
            <small>{typeset(cue)}</small>
          </SiteLink>
        </Item>
      ))}
    </ul>
  );
}

function PlainItem({ children }: ItemProps) {
  return <li>{children}</li>;
}
