'use client';
import { HiddenNote } from './hidden-note';
import styles from './new-tab-mark.module.css';

/** Says that a link opens in a new tab: a sign for the eye, `text` for the ear. A client component, so that the flight data do not repeat its SVG for each link. */
export function NewTabMark({ text }: { text: string }) {
  return (
    <>
      <HiddenNote text={text} />
      <svg className={styles.sign} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M5 2H1v9h9V7M7 1h4v4M11 1 5 7" fill="none" stroke="currentColor" strokeWidth="1.2" />
      </svg>
    </>
  );
}
