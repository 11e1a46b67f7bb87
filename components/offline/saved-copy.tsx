import { config } from '@/lib/config';
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
        {/* HTML wants a time where there is no text; the worker writes both. */}
        <time {...{ [marks.savedAt]: '' }} dateTime={config.builtAt} suppressHydrationWarning />
        {after}
      </p>
    </div>
  );
}
