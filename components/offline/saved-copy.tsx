import { marks } from '@/lib/offline/names';
import styles from './saved-copy.module.css';

/** The line of a page that comes from the browser's store: hidden until the worker shows it and writes the time into it. `text` names the time as `{time}`. */
export function SavedCopy({ text, label }: { text: string; label: string }) {
  const [before, after] = text.split('{time}');
  return (
    <div
      role="note"
      className={styles.note}
      aria-label={label}
      {...{ [marks.savedCopy]: '' }}
      hidden
      suppressHydrationWarning
    >
      <p>
        {before}
        <time {...{ [marks.savedAt]: '' }} suppressHydrationWarning />
        {after}
      </p>
    </div>
  );
}
