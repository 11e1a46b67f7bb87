import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Compressed files repeat their originals, and pictures contain no text. */
const unread = /\.(?:br|gz|png|ico|woff2)$/;

/** The files below `folder` that contain one of `traces` in their text or name, ignoring case. */
export function tracesIn(folder: string, traces: readonly string[]): { file: string; trace: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !unread.test(name) && statSync(join(folder, name)).isFile())
    .flatMap((name) => {
      const text = `${name}\n${readFileSync(join(folder, name), 'utf8')}`.toLowerCase();
      return traces.filter((trace) => text.includes(trace.toLowerCase())).map((trace) => ({ file: name, trace }));
    });
}
