'use client';
import { useEffect } from 'react';
import { dropTabIndex, focusHeading } from '@/lib/browser/focus-heading';
import styles from './skip-link.module.css';

type SkipLinkProps = { label: string; mainId: string };

/** Moves focus to `main`; the first element in the tab order except the alert bar's link. A landmark, so that all content is in one. */
export function SkipLink({ label, mainId }: SkipLinkProps) {
  // The HTML has a `tabindex` on `main` so that the link works before hydration.
  useEffect(() => {
    const main = document.getElementById(mainId);
    if (main) dropTabIndex(main);
  }, [mainId]);
  return (
    <nav aria-label={label}>
      <a
        className={styles.link}
        href={`#${mainId}`}
        onClick={() => focusHeading({ heading: document.getElementById(mainId), preventScroll: true })}
      >
        {label}
      </a>
    </nav>
  );
}
