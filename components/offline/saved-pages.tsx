import { mark } from '@/boot/protocol';
import { marks } from '@/lib/offline/names';

/** The list of cached pages, which the worker fills in; hidden while there are none. */
export function SavedPages({ title }: { title: string }) {
  return (
    <section {...mark(marks.savedPages)} hidden suppressHydrationWarning>
      <h2>{title}</h2>
      <ul {...mark(marks.savedList)} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </section>
  );
}
