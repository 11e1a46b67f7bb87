'use client';
import { useEffect } from 'react';
import { dropTabIndex, focusHeading } from '@/lib/browser/focus-heading';
import styles from './skip-link.module.css';

type SkipLinkProps = { label: string; mainId: string };

/** First thing the Tab key reaches, but for the alert bar's link; moves focus to `main`. A landmark, so that all content is in one. */
export function SkipLink({ label, mainId }: SkipLinkProps) {
  // `main` comes with a `tabindex`, for a visitor who is here before the program.
  useEffect(() => {
    const main = document.getElementById(mainId);
    if (main) dropTabIndex(main);
  }, [mainId]);
  return (
    <nav aria-label={label}>
      <a
        className={styles.link}
        href={`#${mainId}`}
        onClick={() => focusHeading({ preventScroll: true }, document.getElementById(mainId))}
      >
        {label}
      </a>
    </nav>
  );
}
