import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/lib/i18n/routing';
import type { LegalDocument, NoticeVersion } from '../types';

/** A published version of a notice as `--record` wrote it, in both languages; the file is never edited. */
export type RecordedVersion = NoticeVersion & {
  notice: string;
  texts: Record<
    Locale,
    { /** Of `text` in UTF-8, hexadecimal. */ sha256: string; text: string; document: LegalDocument }
  >;
};

const folder = join('content', 'versions');

/**
 * Every recorded version of `notice`, newest first; none when nothing was recorded.
 * Throws, and so stops the build, when a recorded text no longer has its hash.
 */
export function recordedVersions(notice: string, root = folder): RecordedVersion[] {
  const place = join(root, notice);
  if (!existsSync(place)) return [];
  const files = readdirSync(place).filter((file) => file.endsWith('.json'));
  return files.map((file) => readVersion(join(place, file))).sort(newestFirst);
}

/** SHA-256 of a text in UTF-8, hexadecimal, as `sha256sum` prints it for the file. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

function readVersion(file: string): RecordedVersion {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedVersion;
  for (const [locale, { text, sha256: hash }] of Object.entries(recorded.texts)) {
    if (sha256(text) !== hash) {
      throw new Error(
        `${file}: the recorded ${locale} text was edited. A published text never changes: restore the file.`,
      );
    }
  }
  return recorded;
}

function newestFirst(a: RecordedVersion, b: RecordedVersion): number {
  return b.version.localeCompare(a.version, 'en', { numeric: true });
}
