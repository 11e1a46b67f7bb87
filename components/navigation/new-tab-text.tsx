'use client';
import type { ReactNode } from 'react';
import { HiddenNote } from './hidden-note';
import styles from './new-tab-text.module.css';

/** Characters that a line holds on a phone with text at 200 %. */
const maxWordLength = 16;

/**
 * The text of a link that opens in a new tab, with an icon and `note` for screen readers. The icon stays beside the last word of a
 * string. It is a client component so that the flight data do not repeat its SVG for each link.
 */
export function NewTabText({ note, children }: { note: string; children: ReactNode }) {
  const words = typeof children === 'string' ? children : '';
  const last = words.lastIndexOf(' ') + 1;
  // An email address or a host may be longer than a line of enlarged text, so it may break before the icon.
  const isWhole = words.length - last <= maxWordLength;
  return (
    <>
      {words ? words.slice(0, last) : children}
      <span className={isWhole ? 'whole' : undefined}>
        {words.slice(last)}
        <svg className={styles.sign} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M5 2H1v9h9V7M7 1h4v4M11 1 5 7" fill="none" stroke="currentColor" strokeWidth="1.2" />
        </svg>
      </span>
      <HiddenNote text={note} />
    </>
  );
}
