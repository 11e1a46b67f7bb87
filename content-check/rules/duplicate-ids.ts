import { completeLocales } from '@/lib/i18n/routing';
import { frameIds } from '@/lib/pages/part-ids';
import { sectionIds } from '../links';
import { modulesOf } from '../modules';
import type { Fault, Rule, SiteUnderTest } from '../site';

/** No id is used twice on a page, by its sections, its components or its frame, because a link to it could lead to the wrong place. */
export const duplicateIds: Rule = { name: 'duplicate-ids', check };

function check(site: SiteUnderTest): Fault[] {
  return modulesOf(site).flatMap(({ name, prefix, files, trees }) => {
    const page = site.pages.find(({ module }) => module === name);
    const added = new Set<string>([...Object.values(frameIds), ...(page?.ids ?? [])]);
    return completeLocales.flatMap((locale) => {
      const ids = [...added, ...sectionIds(trees[locale])];
      const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
      return twice.map((id) => ({
        key: prefix,
        files: [files[locale]],
        texts: {},
        message: `The id "${id}" is used twice on this page.`,
        expected: 'a unique id for each section, the same in both languages',
      }));
    });
  });
}
