import { createHash } from 'node:crypto';

/** SHA-256 of bytes, or of a text in UTF-8, hexadecimal, as `sha256sum` prints it for the file. */
export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
