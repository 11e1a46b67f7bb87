import { completeLocales } from '@/lib/i18n/routing';
import { nextVersion, type NoticeState, noticeStates } from '../lock/notice-state';
import { modulesOf } from '../modules';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { branch, type Tree } from '../tree';

/** A published version of a notice never changes, the lock has every version, and the change log lists them all, the current one first. */
export const lockedNotices: Rule = { name: 'locked-notices', check };

function check(site: SiteUnderTest): Fault[] {
  const locked = site.lock ? noticeStates(site).flatMap((state) => lockFault(site, state)) : [];
  return [...locked, ...changeLogs(site)];
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
  if (state === 'same') return [];
  const files = completeLocales.map((locale) => `content/${locale}/legal/${name}.ts`);
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

function whatChanged(name: string, locales: NoticeState['locales']): string {
  if (locales.length > 1) return `English and Spanish text of ${name} changed, its version`;
  const [changed, kept] = locales[0] === 'en' ? ['English', 'Spanish'] : ['Spanish', 'English'];
  return `${changed} text of ${name} changed, its ${kept} text and its version`;
}

function changeLogs(site: SiteUnderTest): Fault[] {
  return modulesOf(site).flatMap(({ name, prefix, files, trees }) => {
    const version = site.notices[name]?.version;
    if (version === undefined) return [];
    const published = Object.keys(site.lock?.notices[name] ?? {});
    return completeLocales.flatMap((locale) => {
      const logged = loggedVersions(branch(trees[locale], 'changes'));
      const base = { key: `${prefix}.changes`, files: [files[locale]], texts: {} };
      if (logged[0] !== version) {
        const message = `The change log begins with ${logged[0] ?? 'nothing'}, the notice is version ${version}.`;
        return [{ ...base, message, expected: `an entry for ${version} at the top of \`changes\`` }];
      }
      const lost = published.filter((old) => !logged.includes(old));
      if (lost.length === 0) return [];
      const message = `The change log lacks ${lost.join(', ')}, which was published.`;
      return [
        {
          ...base,
          message,
          expected: 'a separate entry for each version, with the numbers of older ones in quotes',
        },
      ];
    });
  });
}

function loggedVersions(changes: Tree): string[] {
  return Array.isArray(changes) ? changes.map((entry: Tree) => String(branch(entry, 'version'))) : [];
}
