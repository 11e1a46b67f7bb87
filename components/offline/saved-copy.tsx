import { mark } from '@/boot/protocol';
import { config } from '@/lib/config';
import { marks } from '@/lib/offline/names';
import { fillInNodes } from '@/lib/text/fill-in';
import styles from './saved-copy.module.css';

/** The line of a page that comes from the browser's store: hidden until the worker shows it and writes the time into it. `text` names the time as `{time}`. */
export function SavedCopy({ text, label }: { text: string; label: string }) {
  // HTML wants a time where there is no text; the worker writes both.
  const time = <time key="time" {...mark(marks.savedAt)} dateTime={config.builtAt} suppressHydrationWarning />;
  return (
    <div
      role="note"
      className={styles.note}
      aria-label={label}
      {...mark(marks.savedCopy)}
      hidden
      suppressHydrationWarning
    >
      <p>{fillInNodes(text, { time })}</p>
    </div>
  );
}
