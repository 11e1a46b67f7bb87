import { getTranslations } from 'next-intl/server';
import type { JumpNavItem } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './jump-nav.module.css';

/** Links to the sections of a page, under its hero. */
export async function JumpNav({ items }: { items: readonly JumpNavItem[] }) {
  const t = await getTranslations('Sections');
  return (
    <nav className={styles.nav} aria-label={t('contents')}>
      <ul>
        {items.map(({ id, anchor, label }) => (
          <li key={id}>
            <a href={anchor}>{typeset(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
