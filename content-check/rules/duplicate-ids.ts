import { completeLocales } from '@/lib/i18n/routing';
import { frameIds } from '@/lib/pages/part-ids';
import { sectionIds } from '../links';
import { modulesOf } from '../modules';
import type { Fault, Rule, SiteUnderTest } from '../site';
import { branch, isBranch, isList, type Tree } from '../tree';

/**
 * No id is used twice on a page, by its sections, its components or its frame, because a link to it could lead to the wrong place, nor by two
 * items of a list, whose texts would have the same keys, so that other rules would check only one of them.
 */
export const duplicateIds: Rule = { name: 'duplicate-ids', check };

function check(site: SiteUnderTest): Fault[] {
  return modulesOf(site).flatMap(({ name, prefix, files, trees }) => {
    const page = site.pages.find(({ module }) => module === name);
    const added = page?.ids ?? Object.values(frameIds);
    return completeLocales.flatMap((locale) => {
      const onPage = repeatedIn([...added, ...sectionIds(trees[locale])]);
      const twice = new Set([...onPage, ...repeatedInLists(trees[locale])]);
      return [...twice].map((id) => ({
        key: prefix,
        files: [files[locale]],
        texts: {},
        message: `The id "${id}" is used twice on this page.`,
        expected: 'a unique id for each section and each item of a list, the same in both languages',
      }));
    });
  });
}

function repeatedInLists(tree: Tree): readonly string[] {
  if (!isBranch(tree)) return [];
  const ids = isList(tree) ? tree.map((item) => branch(item, 'id')).filter((id) => typeof id === 'string') : [];
  return [...repeatedIn(ids), ...Object.values(tree).flatMap(repeatedInLists)];
}

function repeatedIn(ids: readonly string[]): readonly string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
