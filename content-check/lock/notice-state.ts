import { type CompleteLocale, completeLocales } from '@/lib/i18n/routing';
import { compareVersions } from '@/lib/notices/compare-versions';
import type { SiteUnderTest } from '../site';
import { noticeHashes } from './translation-lock';

/**
 * A notice compared with the lock: `fresh` as recorded under its version; `unrecorded` if the lock does not have its version; `changed` if its
 * text in `locales` differs from what was recorded under the same version.
 */
export type NoticeState = {
  name: string;
  version: string;
  state: 'fresh' | 'changed' | 'unrecorded';
  locales: readonly CompleteLocale[];
};

/** State of every notice; all are `unrecorded` while there is no lock. */
export function noticeStates(site: SiteUnderTest): NoticeState[] {
  return Object.entries(noticeHashes(site)).map(([name, now]) => {
    const version = site.notices[name]?.version ?? '';
    const recorded = site.lock?.notices[name]?.[version];
    if (!recorded) return { name, version, state: 'unrecorded', locales: [] };
    const locales = completeLocales.filter((locale) => now[locale] !== recorded[locale]);
    return { name, version, state: locales.length > 0 ? 'changed' : 'fresh', locales };
  });
}

/** The version for a changed notice: the highest one ever recorded or in use, with its last part plus one. */
export function nextVersion(site: SiteUnderTest, name: string): string {
  const known = [site.notices[name]?.version ?? '0', ...Object.keys(site.lock?.notices[name] ?? {})];
  const highest = known.reduce((a, b) => (compareVersions(a, b) >= 0 ? a : b));
  return highest.replace(/\d+$/, (last) => String(Number(last) + 1));
}
