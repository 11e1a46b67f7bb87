import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';

/** `source` with the fault in it; throws when the text to replace does not stand there exactly once. */
export function faultySource(source: string, { name, file, text, replacement }: Fault): string {
  const places = source.split(text).length - 1;
  if (places !== 1) throw new Error(`"${name}": the text to replace stands ${places} times in ${file}, not once`);
  return source.replace(text, () => replacement);
}

/** Plants the fault in the project in `folder`; what it gives mends it again. */
export function plant(folder: string, fault: Fault): () => void {
  const path = join(folder, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, faultySource(source, fault));
  return () => writeFileSync(path, source);
}
