import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@/files/sha256';
import { runtimeFolder } from '@/lib/browser/runtime';

/** Writes a script or style sheet under a hash of its text and returns its address. The folder of these files must exist. */
export function publish(out: string, code: string, extension: 'js' | 'css' = 'js'): string {
  const address = `${runtimeFolder}/${sha256(code).slice(0, 12)}.${extension}`;
  writeFileSync(join(out, address), code);
  return address;
}
