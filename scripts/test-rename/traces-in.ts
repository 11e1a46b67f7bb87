import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/files/files-in';

/** Compressed files repeat their originals, and pictures contain no text. */
const unread = /\.(?:br|gz|png|ico|woff2)$/;

/** The files below `folder` that contain one of `traces` in their text or name, ignoring case. */
export function tracesIn(folder: string, traces: readonly string[]): { file: string; trace: string }[] {
  return filesIn(folder)
    .filter((name) => !unread.test(name))
    .flatMap((name) => {
      const text = `${name}\n${readFileSync(join(folder, name), 'utf8')}`.toLowerCase();
      return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => ({ file: name, trace }));
    });
}
