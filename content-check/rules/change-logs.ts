import { completeLocales } from '@/lib/i18n/routing';
import { modulesOf } from '../modules';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { branch, isBranch, isList, type Tree } from '../tree';

/** The change log of a notice lists all its published versions, and the current one first. */
export const changeLogs: Rule = { name: 'change-logs', check };

function check(site: SiteUnderTest): Fault[] {
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
  const versions = isList(changes) ? changes.map((entry) => branch(entry, 'version')) : [];
  return versions.flatMap((version) => (isBranch(version) ? [] : [String(version)]));
}
