import { mark, replacesPage } from '@/boot/protocol';
import styles from './quick-exit.module.css';

/**
 * A link away from this page to one that anyone may have open; with a script, Back does not lead here again (`boot/quick-exit.ts`).
 * That way only the site's `Referrer-Policy` keeps the address of this page from the other one, because `rel` counts for links alone.
 */
export function QuickExit({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <p className={styles.exit}>
      <a href={href} rel="noopener noreferrer" {...mark(replacesPage)}>
        {label}
      </a>
      <span>{hint}</span>
    </p>
  );
}
