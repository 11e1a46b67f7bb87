import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalDocument } from '@/content/types';
import { versionsFolder } from '@/content/versions';
import { formatLock } from '@/content-check/lock/format-lock';
import { lockFile } from '@/content-check/lock/lock-file';
import { nextVersion, noticeStates } from '@/content-check/lock/notice-state';
import { isRecorded, versionFile, versionOf, versionText } from '@/content-check/lock/record-versions';
import { noticeHashes } from '@/content-check/lock/translation-lock';
import { noticeModule } from '@/content-check/modules';
import { lockedNotices } from '@/content-check/rules/locked-notices';
import { perCompleteLocale } from '@/lib/i18n/per-complete-locale';
import { completeLocales } from '@/lib/i18n/routing';
import { isOneOf } from '@/lib/is-one-of';
import { type NoticeName, noticeNames } from '@/lib/pages/pages';
import { isoNoticeDate } from '@/lib/time/notice-date';
import { faultText } from '../check/fault-text';
import { findingsOf, siteToCheck, siteWithoutSpelling } from '../check/findings';
import { lockAfter, lockOnDisk } from '../check/lock';
import { EditConflict, EditRefused } from '../refusals';
import { draftedSite } from '../site/drafted-site';
import { loadMarkedSite, type MarkedSite } from '../site/load-marked-site';
import { stripped } from '../site/strip-marks';
import { formatted, writeFiles } from '../site/write-files';
import { withChange, withStamp } from '../source/notice-source';
import { noticeOf } from './locked-notices';
import { dateOf, type NewVersion, oneLine, refuseFaults } from './version-form';

/** A published notice, for the form for its next version; `date` is `2026-11`, or `2026-11-23` if the notice states a day. */
export type PublishedNotice = { notice: string; version: string; date: string; suggested: string };

/** A version of a notice that can be edited and published. */
export type PreparedVersion = { notice: string; version: string };

const noticesFile = 'content/notices.ts';

/** The published notice to which the text `key` belongs, if any. */
export async function publishedNotice(site: MarkedSite, key: string): Promise<PublishedNotice | undefined> {
  const notice = noticeOf(key);
  const stamp = notice && site.notices[notice];
  if (!stamp) return undefined;
  return {
    notice,
    version: stamp.version,
    date: isoNoticeDate(stamp.date),
    suggested: nextVersion(await siteWithoutSpelling(site), notice),
  };
}

/**
 * Opens a published notice for editing under a new version: sets its number and date, and adds an entry to its changes in both languages. The
 * text of the current version is recorded first if needed; if it throws `EditRefused`, nothing was written.
 */
export async function prepareVersion(root: string, asked: NewVersion): Promise<void> {
  const site = await loadMarkedSite(root);
  const { notice, from, version, entries } = asked;
  const present = isOneOf(noticeNames, notice) && site.notices[notice];
  if (!present) throw new EditRefused(`There is no notice ${notice}.`);
  if (present.version !== from)
    throw new EditConflict(`This notice is now version ${present.version}. Close this and open the text again.`);
  refuseFaults(asked, from);
  const date = dateOf(asked.date, present);
  const stamps = await readFile(join(root, noticesFile), 'utf8');
  const stamped = withStamp(stamps, notice, { version, date });
  const drafts: Record<string, string> = { [noticesFile]: await formatted(root, noticesFile, stamped) };
  for (const locale of completeLocales) {
    const file = noticeModule(locale, notice);
    drafts[file] = await formatted(root, file, withChange(site.sources[file] ?? '', oneLine(entries[locale]), from));
  }
  const changed = await draftedSite(root, drafts);
  const lock = await lockAfter(site, changed);
  const files = { ...drafts, ...(await recordFiles(site, notice)), ...lock.draft };
  await writeFiles(root, files, { ...site.sources, [noticesFile]: stamps, ...lock.base });
}

/**
 * Publishes a prepared version: records its text in both languages and locks it. Throws `EditRefused` if it is not prepared any longer, or if the
 * check has findings about it.
 */
export async function publishVersion(root: string, { notice, version }: PreparedVersion): Promise<void> {
  const site = await loadMarkedSite(root);
  const base = { ...site.sources, ...(await lockOnDisk(site)) };
  const prepared = await preparedVersions(site);
  if (!isOneOf(noticeNames, notice) || !prepared.some((each) => each.notice === notice && each.version === version))
    throw new EditConflict(`Version ${version} of ${notice} is not prepared now. Load the page again.`);
  const isAbout = (key: string) => key === `legal.${notice}` || key.startsWith(`legal.${notice}.`);
  const [fault] = findingsOf(await siteToCheck(site)).filter(
    ({ key, rule }) => isAbout(key) && rule !== lockedNotices.name,
  );
  if (fault) throw new EditRefused(`The check still finds a problem in it: ${faultText(fault)}.`);
  const checked = await siteWithoutSpelling(site);
  const hashes = noticeHashes(checked)[notice];
  if (!checked.lock || !hashes) throw new EditRefused(`There is no lock in which ${notice} could be recorded.`);
  const notices = { ...checked.lock.notices, [notice]: { ...checked.lock.notices[notice], [version]: hashes } };
  const lock = { [lockFile]: formatLock({ ...checked.lock, notices }) };
  await writeFiles(root, { ...(await recordFiles(site, notice)), ...lock }, base);
}

/** Versions that are prepared but not yet published. */
export async function preparedVersions(site: MarkedSite): Promise<PreparedVersion[]> {
  const unrecorded = noticeStates(await siteWithoutSpelling(site)).filter(({ state }) => state === 'unrecorded');
  return unrecorded.map(({ name, version }) => ({ notice: name, version }));
}

/** The record of the current version unless it is published already. Throws `EditRefused` if its text is no longer the one that was locked. */
async function recordFiles(site: MarkedSite, name: NoticeName): Promise<Record<string, string>> {
  const stamp = site.notices[name];
  const checked = await siteWithoutSpelling(site);
  if (!stamp || isRecorded(name, stamp.version, join(site.root, versionsFolder))) return {};
  if (noticeStates(checked).some((each) => each.name === name && each.state === 'changed'))
    throw new EditRefused(
      `Nothing was written: version ${stamp.version} was changed by hand and has no record in ${versionsFolder}. Restore its text or its record.`,
    );
  const documents = perCompleteLocale((locale) => stripped(site.content[locale])[name] as LegalDocument);
  const record = versionOf(name, stamp, documents, stripped(site.messages));
  return { [versionFile(name, stamp.version)]: versionText(record) };
}
