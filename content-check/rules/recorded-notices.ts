import { completeLocales } from '@/lib/i18n/routing';
import { compareVersions } from '@/lib/notices/compare-versions';
import { noticeStates } from '../lock/notice-state';
import { versionFile } from '../lock/record-versions';
import { noticeHash, noticeHashes } from '../lock/translation-lock';
import type { Fault, Rule, SiteUnderTest } from '../site';

/**
 * Each notice whose version is in the lock has a record, and its version is the highest of its records. Each record has the text of its version;
 * `locked-notices` reports a page whose text changed since it was locked.
 */
export const recordedNotices: Rule = { name: 'recorded-notices', check };

function check(site: SiteUnderTest): Fault[] {
  if (!site.lock) return [];
  return noticeStates(site).flatMap(({ name, version, state }) => {
    const records = site.recorded.filter(({ notice }) => notice === name);
    const base = { key: `legal.${name}`, texts: {} };
    const newest = records[0]?.version;
    if (newest !== undefined && compareVersions(version, newest) < 0) {
      const message = `${name} is version ${version} now, and ${newest} was recorded: a version never goes backwards.`;
      return [{ ...base, files: ['content/notices.ts'], message, expected: `a version above ${newest}` }];
    }
    const isMissing = state !== 'unrecorded' && records.every((record) => record.version !== version);
    const missing = {
      ...base,
      files: [versionFile(name, version)],
      message: `${name} ${version} has no record.`,
      expected: 'npm run check:content -- --record',
    };
    return [...(isMissing ? [missing] : []), ...records.flatMap((record) => editedRecord(site, record))];
  });
}

/** Compares a record with the lock, or with the page while its version is not in the lock. */
function editedRecord(site: SiteUnderTest, record: SiteUnderTest['recorded'][number]): Fault[] {
  const { notice, version } = record;
  const locked = site.lock?.notices[notice]?.[version];
  const expected = locked ?? (site.notices[notice]?.version === version ? noticeHashes(site)[notice] : undefined);
  const differs = completeLocales.filter(
    (locale) => expected && expected[locale] !== noticeHash(record, record.texts[locale].document),
  );
  if (differs.length === 0) return [];
  return [
    {
      key: `legal.${notice}`,
      texts: {},
      files: [versionFile(notice, version)],
      message: `The record of ${notice} ${version} is not the text of ${locked ? 'the lock' : 'the page'} (${differs.join(', ')}).`,
      expected:
        'the recorded file as it was written, or a new version; before the site is first published: --record-unpublished',
    },
  ];
}
