import { completeLocales } from '@/lib/i18n/routing';
import { languageNames } from '../language-names';
import { nextVersion, type NoticeState, noticeStates } from '../lock/notice-state';
import { noticeModule } from '../modules';
import type { Fault, Rule, SiteUnderTest } from '../site';

/** A published version of a notice never changes, and the lock has every version. */
export const lockedNotices: Rule = { name: 'locked-notices', check };

function check(site: SiteUnderTest): Fault[] {
  return site.lock ? noticeStates(site).flatMap((state) => lockFault(site, state)) : [];
}

function lockFault(site: SiteUnderTest, { name, version, state, locales }: NoticeState): Fault[] {
  const base = { key: `legal.${name}`, texts: {} };
  if (state === 'unrecorded') {
    return [
      {
        ...base,
        files: ['content/notices.ts'],
        message: `${name} ${version} is not in the lock.`,
        expected: 'npm run check:content -- --record, when its text is final in both languages',
      },
    ];
  }
  if (state === 'fresh') return [];
  const files = completeLocales.map((locale) => noticeModule(locale, name));
  const message = `The ${whatChanged(name, locales)} did not. Give it a new one: ${name} ${version} → ${nextVersion(site, name)}.`;
  return [
    {
      ...base,
      files,
      message,
      expected:
        'the new version and date in content/notices.ts and an entry in `changes` of both languages, or the old text',
    },
  ];
}

function whatChanged(name: string, changed: NoticeState['locales']): string {
  const textsIn = (locales: NoticeState['locales']) => `${locales.map((one) => languageNames[one]).join(' and ')} text`;
  const others = completeLocales.filter((locale) => !changed.includes(locale));
  const unchanged = [...(others.length > 0 ? [`its ${textsIn(others)}`] : []), 'its version'].join(' and ');
  return `${textsIn(changed)} of ${name} changed, ${unchanged}`;
}
