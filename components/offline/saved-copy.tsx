import { mark } from '@/boot/protocol';
import { config } from '@/lib/config';
import { marks } from '@/lib/offline/names';
import { fillInNodes } from '@/lib/text/fill-in';
import { typeset } from '@/lib/text/typeset';

/** The note on a page that comes from the cache, hidden until the worker shows it and fills in the time. `text` has the placeholder `{time}`. */
export function SavedCopy({ text, label }: { text: string; label: string }) {
  // HTML requires `dateTime` on a `time` without text; the worker writes both, and React leaves the content alone only if it is HTML.
  const time = (
    <time
      key="time"
      {...mark(marks.savedAt)}
      dateTime={config.builtAt}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
  return (
    <div
      role="note"
      className="page-note"
      aria-label={label}
      {...mark(marks.savedCopy)}
      hidden
      suppressHydrationWarning
    >
      <p>{fillInNodes(typeset(text), { time })}</p>
    </div>
  );
}
