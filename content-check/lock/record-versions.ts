import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTranslator, type Messages } from 'next-intl';
import { contentIn } from '@/content';
import { notices } from '@/content/notices';
import type { LegalDocument, NoticeVersion } from '@/content/types';
import { type RecordedVersion, recordedVersions, versionsFolder } from '@/content/versions';
import { sha256 } from '@/files/sha256';
import { messagesIn } from '@/lib/i18n/messages-in';
import { type PerCompleteLocale, perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import type { CompleteLocale } from '@/lib/i18n/routing';
import { mapValues } from '@/lib/map-values';
import { noticePlainText } from '@/lib/notices/notice-plain-text';
import { stampLine, stampWords } from '@/lib/notices/notice-stamp';
import { type NoticeName, noticeNames } from '@/lib/pages/pages';
import type { TranslationLock } from './lock-file';
import { publishedPart } from './translation-lock';

/** Writes the current version of each notice that has no record in `folder` yet. Returns the paths. */
export function recordVersions(folder = versionsFolder): string[] {
  return noticeNames
    .filter((notice) => !isRecorded(notice, notices[notice].version, folder))
    .map((notice) => writeVersion(presentVersion(notice), folder));
}

/** Whether a version has a record, also if the lock lost it. Such a version is never written again. */
export function isRecorded(notice: NoticeName, version: string, folder: string): boolean {
  return recordedVersions(notice, folder).some((recorded) => recorded.version === version);
}

/** Deletes the record of the current version of every notice, in order to record them again before publication. */
export function removePresentVersions(folder = versionsFolder): void {
  noticeNames.forEach((notice) => rmSync(versionFile(notice, notices[notice].version, folder), { force: true }));
}

/** The lock without the current version of every notice, for the same purpose. */
export function withoutPresentVersions(lock: TranslationLock): TranslationLock {
  const present: Readonly<Record<string, NoticeVersion>> = notices;
  const kept = mapValues(lock.notices, (versions, name) =>
    Object.fromEntries(Object.entries(versions).filter(([version]) => version !== present[name]?.version)),
  );
  return { ...lock, notices: kept };
}

/** Path of a version's file in `folder`, by default from the project's root. */
export function versionFile(notice: string, version: string, folder = versionsFolder): string {
  return join(folder, notice, `${version}.json`);
}

/** The text of a version's file. */
export function versionText(version: RecordedVersion): string {
  return `${JSON.stringify(version, undefined, 2)}\n`;
}

/** Writes a version to its file in `folder` and returns that path. */
export function writeVersion(version: RecordedVersion, folder: string): string {
  const file = versionFile(version.notice, version.version, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, versionText(version));
  return file;
}

/** The current text of a notice in `content/`, in both languages. */
function presentVersion(notice: NoticeName): RecordedVersion {
  return versionOf(
    notice,
    notices[notice],
    perCompleteLocale((locale) => contentIn(locale)[notice]),
  );
}

/** A version of `notice` with the plain text and the hash of each of its documents; `messages` have the labels in that text. */
export function versionOf(
  notice: NoticeName,
  stamp: NoticeVersion,
  documents: PerCompleteLocale<LegalDocument>,
  messages: PerCompleteLocale<unknown> = messagesIn,
): RecordedVersion {
  const texts = perCompleteLocale((locale) => {
    const text = plainTextIn(locale, stamp, documents[locale], messages[locale] as Messages);
    return { sha256: sha256(text), text, document: publishedPart(documents[locale]) };
  });
  return { notice, ...stamp, texts };
}

function plainTextIn(
  locale: CompleteLocale,
  stamp: NoticeVersion,
  document: LegalDocument,
  messages: Messages,
): string {
  const t = createTranslator({ locale, messages, namespace: 'Legal' });
  return noticePlainText(document, {
    stamp: stampLine(stampWords(stamp, t, locale)),
    summary: messages.InShort.title,
    changes: t('changes'),
    version: (number) => t('version', { version: number }),
  });
}
