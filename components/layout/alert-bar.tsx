import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/navigation/site-link';
import type { AlertBar as AlertBarCopy } from '@/content/types';
import { typeset } from '@/lib/text/typeset';
import styles from './alert-bar.module.css';

/** One line above everything on the home page, 30 px high (`frame-3`). */
export async function AlertBar({ text, link }: AlertBarCopy) {
  const t = await getTranslations('AlertBar');
  return (
    <aside className={styles.bar} data-tone="ink" aria-label={t('label')} data-alert-bar="">
      <p>
        {typeset(text)}
        {link && (
          <>
            {' '}
            <SiteLink href={link.href}>{typeset(link.label)}</SiteLink>
          </>
        )}
      </p>
    </aside>
  );
}
