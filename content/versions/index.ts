import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@/files/sha256';
import type { PerCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { type CompleteLocale, completeLocales, defaultLocale, type Locale } from '@/lib/i18n/routing';
import { compareVersions } from '@/lib/notices/compare-versions';
import { type NoticeName, noticeNames } from '@/lib/pages/pages';
import type { LegalDocument, NoticeVersion } from '../types';

/** The text of a recorded version in one language, and the SHA-256 of it in UTF-8, hexadecimal. */
type RecordedText = { sha256: string; text: string; document: Omit<LegalDocument, 'meta'> };

/** A published version of a notice as `--record` wrote it, in both languages; the file is never edited. */
export type RecordedVersion = NoticeVersion & { notice: NoticeName; texts: PerCompleteLocale<RecordedText> };

/** Where the versions are kept, from the project's root: `<notice>/<version>.json`. */
export const versionsFolder = join('content', 'versions');

/**
 * Every recorded version of `notice`, newest first; none when nothing was recorded.
 * Throws, and so stops the build, when a recorded text no longer has its hash or a language is missing.
 */
export function recordedVersions(notice: NoticeName, root = versionsFolder): RecordedVersion[] {
  const place = join(root, notice);
  if (!existsSync(place)) return [];
  const files = readdirSync(place).filter((file) => file.endsWith('.json'));
  const versions = files.map((file) => readVersion(join(place, file)));
  return versions.sort((one, other) => compareVersions(other.version, one.version));
}

/** The version that came before the one named `version`, if there is one; `recorded` is newest first. */
export function predecessorOf(recorded: readonly RecordedVersion[], version: string): RecordedVersion | undefined {
  const index = recorded.findIndex((one) => one.version === version);
  return index < 0 ? undefined : recorded[index + 1];
}

/** Every recorded version of every notice. */
export function allRecordedVersions(root = versionsFolder): RecordedVersion[] {
  return noticeNames.flatMap((notice) => recordedVersions(notice, root));
}

/** The language of the recorded text that readers of `locale` get. */
export function recordedLocale(locale: Locale): CompleteLocale {
  return completeLocales.find((one) => one === locale) ?? defaultLocale;
}

/** Address of the plain text of a version, the same on every page. */
export function textAddress({ notice, version }: { notice: string; version: string }, locale: CompleteLocale): string {
  return `/notices/${notice}-${version}.${locale}.txt`;
}

/** SHA-256 and address of the plain text of a version. */
export function plainTextOf(version: RecordedVersion, locale: CompleteLocale): { sha256: string; file: string } {
  return { sha256: version.texts[locale].sha256, file: textAddress(version, locale) };
}

/** Checked files with the time of their last change: a build asks for each many times, and hashing all texts again would slow it down. */
const checked = new Map<string, { changedAt: number; version: RecordedVersion }>();

function readVersion(file: string): RecordedVersion {
  const { mtimeMs: changedAt } = statSync(file);
  const known = checked.get(file);
  if (known?.changedAt === changedAt) return known.version;
  const version = checkedVersion(file);
  checked.set(file, { changedAt, version });
  return version;
}

function checkedVersion(file: string): RecordedVersion {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Omit<RecordedVersion, 'texts'> & {
    texts: Partial<RecordedVersion['texts']>;
  };
  for (const locale of completeLocales) {
    const text = recorded.texts[locale];
    if (!text) throw new Error(`${file}: the ${locale} text is missing. A version is recorded in both languages.`);
    if (sha256(text.text) !== text.sha256)
      throw new Error(
        `${file}: the recorded ${locale} text was edited. A published text never changes: restore the file.`,
      );
  }
  return recorded as RecordedVersion;
}
