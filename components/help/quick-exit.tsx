import { mark, replacesPageAttribute } from '@/boot/protocol';
import styles from './quick-exit.module.css';

/**
 * A link that leaves this page for an unremarkable one; with JavaScript, Back does not return here (`boot/quick-exit.ts`). The script's
 * `location.replace` ignores `rel`, so only the site's `Referrer-Policy` hides this page's address from the other site.
 */
export function QuickExit({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <p className={styles.exit}>
      <a href={href} rel="noopener noreferrer" {...mark(replacesPageAttribute)}>
        {label}
      </a>
      <span>{hint}</span>
    </p>
  );
}
