import { fillInNodes } from '@/lib/text/fill-in';

/** A sentence with an empty place for `{host}`, which the inline script fills, perhaps before React comes (`boot/leave-site.ts`). */
export function HostSentence({ text }: { text: string }) {
  const host = (
    <b key="host" suppressHydrationWarning>
      {''}
    </b>
  );
  return fillInNodes(text, { host });
}
