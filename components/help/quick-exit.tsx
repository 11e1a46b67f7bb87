'use client';
import styles from './quick-exit.module.css';

/** A link away from this page to one that anyone may have open; with a script, Back does not lead here again. */
export function QuickExit({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <p className={styles.exit}>
      <a
        href={href}
        rel="noopener noreferrer"
        onClick={(event) => {
          event.preventDefault();
          window.location.replace(href);
        }}
      >
        {label}
      </a>
      <span>{hint}</span>
    </p>
  );
}
