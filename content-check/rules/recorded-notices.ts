import type { LegalDocument } from '@/content/types';
import { completeLocales } from '@/lib/i18n/routing';
import { compareVersions } from '@/lib/notices/compare-versions';
import { noticeStates } from '../lock/notice-state';
import { publishedPart, versionFile } from '../lock/record-versions';
import type { Fault, Rule, SiteUnderTest } from '../site';

/**
 * Each notice whose version is in the lock has a record, and its version is the highest of its records. The record of its version has its text;
 * `locked-notices` reports a text that changed since it was locked.
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
    if (state === 'changed') return [];
    const file = versionFile(name, version);
    const record = records.find((recorded) => recorded.version === version);
    const expected = 'npm run check:content -- --record';
    if (!record && state === 'unrecorded') return [];
    if (!record) return [{ ...base, files: [file], message: `${name} ${version} has no record.`, expected }];
    const differs = completeLocales.filter(
      (locale) =>
        JSON.stringify(record.texts[locale].document) !==
        JSON.stringify(publishedPart(site.content[locale][name] as LegalDocument)),
    );
    if (differs.length === 0) return [];
    const message = `The record of ${name} ${version} is not the text of the page (${differs.join(', ')}).`;
    return [
      {
        ...base,
        files: [file],
        message,
        expected:
          'the recorded file as it was written, or a new version; before the site is first published: --record-unpublished',
      },
    ];
  });
}
